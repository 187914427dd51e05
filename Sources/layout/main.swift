import LayoutCommand

// All there is to the command is in LayoutCommand, where tests can reach it without a process.
CommandLineTool.main()
