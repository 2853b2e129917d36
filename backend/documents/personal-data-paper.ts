import { isIsoDate } from '#domain/iso-date.ts'
import type { Paper, PaperBlock } from './pdf/paper.ts'
import { issuedSentence, printAmount, printCompetence, printDate, printInstant } from './print-format.ts'

/** Something kept about a person, under the words that they read: `Competência`, `Valor (R$)`. */
export type DataRecord = Record<string, unknown>

/** One subject of what is kept about a person. */
export type CollectedSection = { title: string; records: DataRecord[] }

type Told = {
  entity: string
  name: string
  sections: readonly CollectedSection[]
  planColor: string
  now: Date
}

/** Columns that fit beside each other; records with more are told one under the other. */
const MOST_COLUMNS = 6

/** Everything that is kept about a person, to read. */
export function personalDataPaper({ entity, name, sections, planColor, now }: Told): Paper {
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

function blocksOf({ title, records }: CollectedSection): PaperBlock[] {
  const heading: PaperBlock = { kind: 'heading', text: title }
  const [first] = records
  if (!first) return [heading, { kind: 'paragraph', text: 'Não há registros.' }]
  const labels = Object.keys(first)
  if (records.length > 1 && labels.length <= MOST_COLUMNS) {
    return [heading, tableOf(title, labels, records)]
  }
  return [heading, ...records.map((record) => factsOf(record))]
}

function tableOf(caption: string, labels: readonly string[], records: readonly DataRecord[]): PaperBlock {
  return {
    kind: 'table',
    caption,
    columns: labels.map((label) => ({
      title: label,
      share: widest(label, records) > 40 ? 3 : 2,
      isFigure: label.endsWith('(R$)') || label.endsWith('(%)') || label === 'Cotas',
    })),
    rows: records.map((record) => labels.map((label) => printed(label, record[label]))),
  }
}

const widest = (label: string, records: readonly DataRecord[]) =>
  Math.max(...records.map((record) => printed(label, record[label]).length))

function factsOf(record: DataRecord): PaperBlock {
  return {
    kind: 'facts',
    items: Object.entries(record).map(([label, value]) => ({ label, value: printed(label, value) })),
  }
}

/** A value as people read it. */
function printed(label: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (value instanceof Date) return printInstant(value)
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number')
    return label.endsWith('(R$)') ? printAmount(value) : String(value).replace('.', ',')
  if (typeof value === 'string') return printedText(value)
  return Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== '')
    .map(
      ([name, inner]) =>
        `${name}: ${typeof inner === 'object' ? JSON.stringify(inner) : printedText(String(inner))}`,
    )
    .join('; ')
}

function printedText(text: string): string {
  if (isIsoDate(text)) return printDate(text)
  return /^\d{4}-\d{2}$/.test(text) ? printCompetence(text) : text
}
