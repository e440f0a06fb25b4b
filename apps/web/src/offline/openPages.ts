const PAGE = 'jelly page '

/** Says to the other tabs, for as long as this one is open, which version it needs. */
export function holdOpen(version: string): void {
  void navigator.locks?.request(PAGE + version, { mode: 'shared' }, () => new Promise(() => undefined))
}

/** Whether another version is open in any tab; where nobody can tell, it may be. */
export async function isOtherOpen(version: string): Promise<boolean> {
  const { held } = (await navigator.locks?.query()) ?? {}
  return held?.some(({ name = '' }) => name.startsWith(PAGE) && name !== PAGE + version) ?? true
}
