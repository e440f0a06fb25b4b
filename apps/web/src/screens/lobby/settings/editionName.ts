/** What a custom edition calls itself, if it does. */
export function editionName(edition: unknown): string | null {
  const { name } = Object(edition) as { name?: unknown }
  return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 60) : null
}
