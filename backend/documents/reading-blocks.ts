import { type ReadingPart, readingParts } from '#contract/readings/reading-parts.ts'
import { type LineText, unreadableRequest } from '#contract/readings/reading-text.ts'
import type { DocumentBlock, DocumentColumn } from './pdf/printed-document.ts'

const compared: readonly DocumentColumn[] = [
  { title: 'Item', share: 2 },
  { title: 'Antes', share: 2 },
  { title: 'Depois', share: 2 },
]

const told: readonly DocumentColumn[] = [
  { title: 'Item', share: 2 },
  { title: 'Resposta', share: 4 },
]

/** Data of a request, on paper. `lines` null: its data has a shape that the portal does not know, and the document says so. */
export function readingBlocks(lines: readonly LineText[] | null): DocumentBlock[] {
  if (lines === null) {
    return [{ kind: 'paragraph', text: unreadableRequest }]
  }
  if (lines.length === 0) return [{ kind: 'paragraph', text: 'Esta solicitação não tem outros dados.' }]
  return readingParts(lines).map(partBlock)
}

function partBlock({ heading, isCompared, lines }: ReadingPart): DocumentBlock {
  if (isCompared) {
    return {
      kind: 'table',
      caption: heading ?? 'O que muda',
      columns: compared,
      rows: lines.map(({ label, before, after }) => [label, before ?? '–', after]),
    }
  }
  if (heading === null) {
    return { kind: 'facts', items: lines.map(({ label, after }) => ({ label, value: after })) }
  }
  return {
    kind: 'table',
    caption: heading,
    columns: told,
    rows: lines.map(({ label, after }) => [label, after]),
  }
}
