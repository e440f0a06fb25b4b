import { pino } from 'pino'

/** What is worth a line: what happened and where, never a token, a name, a code or a die. */
export interface Log {
  info(about: object, message: string): void
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

/** JSON lines on the error output; whatever is secret by its name is blanked as well. */
export const jsonLog = (level: string): Log =>
  pino(
    {
      level,
      base: null,
      redact: { paths: ['token', 'ticket', 'secret', 'code', 'name', '*.token', '*.secret'], remove: true },
    },
    pino.destination({ fd: 2, sync: true }),
  )

export const noLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
