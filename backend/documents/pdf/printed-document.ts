/** A column of a table in a document. `share` is its part of the width, in any unit. */
export type DocumentColumn = { title: string; share: number; isFigure?: boolean }

/** Blocks of a document, from top to bottom. Every text is final: formatted, in Portuguese. */
export type DocumentBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; isSmall?: boolean }
  | { kind: 'facts'; items: readonly { label: string; value: string }[] }
  | {
      kind: 'table'
      caption: string
      columns: readonly DocumentColumn[]
      rows: readonly (readonly string[])[]
      total?: readonly string[]
    }
  | { kind: 'drawing'; alt: string; drawing: DocumentDrawing }

/** Black shapes as one SVG path in its own units, drawn `width` points wide (72 points are an inch). */
type DocumentDrawing = { path: string; viewWidth: number; viewHeight: number; width: number }

/** A document as the portal gives it out. `planColor` is a hex colour and only decorates; `issuedAt` is a sentence with date and time. */
export type PrintedDocument = {
  title: string
  subtitle: string
  planColor: string
  issuedAt: string
  blocks: readonly DocumentBlock[]
}
