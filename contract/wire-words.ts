type Table = Readonly<Record<string, string>>

/** The codes that a word stands for: one, unless `Word` is a union. */
type CodeOf<Words extends Table, Word> = {
  [Code in keyof Words]: Words[Code] extends Word ? Code : never
}[keyof Words]

/** An enumeration on its way over the wire: the code's name of each value and the product's word for it. */
export type WireWords<Words extends Table> = {
  /** Both in the order of the table. */
  codes: readonly (keyof Words)[]
  words: readonly Words[keyof Words][]
  toWire: <Code extends keyof Words>(code: Code) => Words[Code]
  fromWire: <Word extends Words[keyof Words]>(word: Word) => CodeOf<Words, Word>
}

/** The words of an enumeration, from one table for both ways: `{ 'fixed-term': 'prazo-certo' }`. Each word stands for one code. */
/* @__NO_SIDE_EFFECTS__ */
export function wireWords<const Words extends Table>(table: Words): WireWords<Words> {
  type Word = Words[keyof Words]
  const wordCodes = new Map(Object.entries(table).map(([code, word]) => [word, code]))
  return {
    codes: Object.keys(table),
    words: Object.values(table) as Word[],
    toWire: (code) => table[code],
    fromWire: <Some extends Word>(word: Some) => wordCodes.get(word) as CodeOf<Words, Some>,
  }
}

/** The words of an enumeration on the wire. */
export type WordOf<Words> = Words extends WireWords<infer Of> ? Of[keyof Of] : never
