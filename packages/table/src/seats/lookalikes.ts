/** A Latin letter, and the Cyrillic and Greek ones that are taken for it, small or as capitals. */
const LOOKALIKES = 'aаα bвβ cсϲ dԁ eеε hһнη iіιı jј kкκ lӏ mмμ nνп oοо pрρ qԛ sѕ tтτ uυ wԝѡω xхχ yуγү zζ'

const LATIN: ReadonlyMap<string, string> = new Map(
  LOOKALIKES.split(' ').flatMap(([latin = '', ...others]) => others.map((other) => [other, latin] as const)),
)
const ANY = new RegExp(`[${[...LATIN.keys()].join('')}]`, 'g')

/** A text in small letters, with those that look Latin as Latin ones. */
export const inLatin = (text: string): string => text.replaceAll(ANY, (letter) => LATIN.get(letter) ?? letter)
