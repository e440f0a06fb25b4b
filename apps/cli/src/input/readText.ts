import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { InputError } from './InputError.ts'

/** The whole of a file, or of standard input for `-`. */
export async function readText(source: string): Promise<string> {
  if (source === '-') return await text(process.stdin)
  try {
    return await readFile(source, 'utf8')
  } catch (error) {
    throw new InputError(source, reasonOf(error))
  }
}

export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'this is a folder, not a file'
  if (code === 'EACCES') return 'this file may not be read'
  return error instanceof Error ? error.message : String(error)
}
