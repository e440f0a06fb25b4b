import { pino } from 'pino'

/** A log line says what happened and where. It never has a token, a name, a code or a die. */
export interface Log {
  info(about: object, message: string): void
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

/** JSON lines on the error output. Fields with the name of a secret are removed in any case. */
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
