import { type DataRecord, isFigure, writtenCell } from './data-record.ts'
import { issuedSentence } from './document-facts.ts'
import type { DocumentBlock, PrintedDocument } from './pdf/printed-document.ts'

/** One subject of what is kept about a person. */
export type CollectedSection = { title: string; records: DataRecord[] }

type SectionFacts = {
  entity: string
  name: string
  sections: readonly CollectedSection[]
  planColor: string
  now: Date
}

/** Columns that fit beside each other; records with more are told one under the other. */
const MAX_COLUMNS = 6

/** Everything that is kept about a person, to read. */
export function personalDataDocument({
  entity,
  name,
  sections,
  planColor,
  now,
}: SectionFacts): PrintedDocument {
  return {
    title: 'Meus dados',
    subtitle: `${name} · ${entity}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      {
        kind: 'paragraph',
        text: 'Este documento traz o que guardamos sobre você neste portal (Lei 13.709/2018, art. 18). Senhas e códigos não aparecem porque guardamos só um resumo que não pode ser lido.',
      },
      ...sections.flatMap(blocksOf),
    ],
  }
}

function blocksOf({ title, records }: CollectedSection): DocumentBlock[] {
  const heading: DocumentBlock = { kind: 'heading', text: title }
  const [first] = records
  if (!first) return [heading, { kind: 'paragraph', text: 'Não há registros.' }]
  if (records.length > 1 && first.length <= MAX_COLUMNS) return [heading, tableOf(title, first, records)]
  return [heading, ...records.map(factsOf)]
}

function tableOf(caption: string, first: DataRecord, records: readonly DataRecord[]): DocumentBlock {
  const rows = records.map((record) => record.map(writtenCell))
  return {
    kind: 'table',
    caption,
    columns: first.map(({ label, as }, column) => ({
      title: label,
      share: Math.max(...rows.map((row) => row[column]?.length ?? 0)) > 40 ? 3 : 2,
      isFigure: isFigure(as),
    })),
    rows,
  }
}

function factsOf(record: DataRecord): DocumentBlock {
  return { kind: 'facts', items: record.map((cell) => ({ label: cell.label, value: writtenCell(cell) })) }
}
