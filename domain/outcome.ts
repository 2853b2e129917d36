/**
 * Answer of a rule: the computed result, or every problem found. Problems carry codes, never sentences: whoever shows them owns the words.
 */
export type Outcome<Result, Problem> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly problems: readonly Problem[] }
