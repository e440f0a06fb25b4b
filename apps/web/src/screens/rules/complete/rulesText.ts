/** A piece of a line. */
export type TextPiece =
  | string
  | { readonly kind: 'strong' | 'em'; readonly pieces: readonly TextPiece[] }
  | { readonly kind: 'code'; readonly text: string }

export type RuleLine = readonly TextPiece[]

/** An item of a list; a rule has a number, which links lead to. */
export interface Item {
  readonly number: string | null
  readonly text: RuleLine
  readonly children: readonly Item[]
}

export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: RuleLine }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly RuleLine[]; readonly rows: readonly (readonly RuleLine[])[] }

/** The rules by the name of the language that they are written in. */
export type RulesText = Readonly<Record<string, readonly Block[]>>
