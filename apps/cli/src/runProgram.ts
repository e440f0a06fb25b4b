import { type Command, CommanderError } from 'commander'
import { InputError } from './input/InputError.ts'

const BAD_INPUT = 2

/** Runs the command line: bad input is one sentence and exit code 2, never a stack trace. */
export async function runProgram(program: Command): Promise<void> {
  throwInsteadOfExit(program)
  process.stdout.on('error', stopQuietly)
  try {
    if (process.argv.length <= 2) program.help()
    await program.parseAsync()
  } catch (error) {
    process.exitCode = exitCodeFor(error)
  }
}

function throwInsteadOfExit(command: Command): void {
  command.exitOverride().showSuggestionAfterError(false)
  for (const inner of command.commands) throwInsteadOfExit(inner)
}

function exitCodeFor(error: unknown): number {
  // Commander has printed its own sentence by now; asking for help is no mistake.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_INPUT
  if (error instanceof InputError) {
    console.error(error.message)
    return BAD_INPUT
  }
  console.error(process.env['JELLY_DEBUG'] && error instanceof Error ? error.stack : String(error))
  return 1
}

/** The reader has gone, as in `jelly sim | head`. */
function stopQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
}
