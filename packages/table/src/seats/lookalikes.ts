/** A Latin letter, and the Cyrillic and Greek ones that are taken for it, small or as capitals. */
const LOOKALIKES = 'aаα bвβ cсϲ dԁ eеε hһнη iіιı jј kкκ lӏ mмμ nνп oοо pрρ qԛ sѕ tтτ uυ wԝѡω xхχ yуγү zζ'

/** A text in small letters, with those that look Latin as Latin ones. */
export const inLatin = (text: string): string =>
  LOOKALIKES.split(' ').reduce(
    (read, [latin = '', ...others]) => read.replaceAll(RegExp(`[${others.join('')}]`, 'g'), latin),
    text,
  )
