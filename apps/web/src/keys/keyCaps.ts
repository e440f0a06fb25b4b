/** What is printed on a key of somebody's keyboard. */
export type LayoutMap = Pick<ReadonlyMap<string, string>, 'get'>

/** Where the browser does not tell: the usual keyboard of a language, as far as it differs from the American one. */
const BY_LANGUAGE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: { KeyQ: 'A', KeyW: 'Z', KeyA: 'Q', KeyZ: 'W', KeyM: ',', Semicolon: 'M', Comma: ';', Period: ':', Slash: '!' },
  de: { KeyY: 'Z', KeyZ: 'Y', Slash: '-' },
}

const NAMED: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Backspace: '⌫',
  Enter: '⏎',
  Tab: '⇥',
  Slash: '/',
  Comma: ',',
  Period: '.',
  Semicolon: ';',
  Quote: "'",
  Backquote: '`',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
}

const SHIFT = 'Shift+'

/** The cap of a key. Digit keys are called by their digit, also where it needs Shift (a French keyboard). */
export function capOf(code: string, layout: LayoutMap | null, language: string): string {
  if (code.startsWith(SHIFT)) return `⇧${capOf(code.slice(SHIFT.length), layout, language)}`
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
  if (digit !== undefined) return digit
  const told = layout?.get(code)
  if (told !== undefined && told.trim() !== '') return told.toUpperCase()
  const usual = layout === null ? BY_LANGUAGE[language.slice(0, 2)]?.[code] : undefined
  return usual ?? NAMED[code] ?? code.replace(/^(?:Key|Numpad)/, '')
}
