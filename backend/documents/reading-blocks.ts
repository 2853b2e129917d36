import { type ReadingPart, readingParts } from '#contract/readings/reading-parts.ts'
import { type LineText, unreadableRequest } from '#contract/readings/reading-text.ts'
import type { PaperBlock, PaperColumn } from './pdf/paper.ts'

const compared: readonly PaperColumn[] = [
  { title: 'Item', share: 2 },
  { title: 'Antes', share: 2 },
  { title: 'Depois', share: 2 },
]

const told: readonly PaperColumn[] = [
  { title: 'Item', share: 2 },
  { title: 'Resposta', share: 4 },
]

/** What a request says, on paper. `lines` null: its data has a shape that the portal does not know, and the paper says so. */
export function readingBlocks(lines: readonly LineText[] | null): PaperBlock[] {
  if (lines === null) {
    return [{ kind: 'paragraph', text: unreadableRequest }]
  }
  if (lines.length === 0) return [{ kind: 'paragraph', text: 'Esta solicitação não tem outros dados.' }]
  return readingParts(lines).map(partBlock)
}

function partBlock({ heading, isCompared, lines }: ReadingPart): PaperBlock {
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
