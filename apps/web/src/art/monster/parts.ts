const files = import.meta.glob<string>('./parts/*.svg', { query: '?no-inline', import: 'default', eager: true })

/** The address of a part of the body. They are files: decoded once, and moved as layers. */
export const partOf = (name: string): string => files[`./parts/${name}.svg`] ?? ''
