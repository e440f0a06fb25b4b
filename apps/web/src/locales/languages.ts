import lines from './languages.json'

/** A language is one line in `languages.json` and one folder of catalogs beside it. */
export type Language = keyof typeof lines

export const LANGUAGES = Object.keys(lines) as Language[]

/** How a language calls itself. */
export const languageName = (language: Language): string => lines[language].name

/** Which way it is written. */
export const directionOf = (language: Language): string => lines[language].dir
