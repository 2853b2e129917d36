import type { MinutesItem } from '#contract/minutes.ts'
import type { DocumentBlock, PrintedDocument } from './pdf/printed-document.ts'
import { issuedSentence, printDate } from './print-format.ts'

/** Minutes with what only their document says. */
export type WholeMinutes = MinutesItem & { presentes: string[]; deliberacoes: string[] }

/** The minutes of a meeting on paper. */
export function minutesDocument(
  minutes: WholeMinutes,
  { entity, planColor, now }: { entity: string; planColor: string; now: Date },
): PrintedDocument {
  const { titulo, orgao, numero, data, resumo, plano, presentes, deliberacoes } = minutes
  return {
    title: titulo,
    subtitle: `Ata nº ${numero} · ${orgao.nome}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      {
        kind: 'facts',
        items: [
          { label: 'Entidade', value: entity },
          { label: 'Órgão', value: orgao.nome },
          { label: 'Ata', value: `nº ${numero}` },
          { label: 'Reunião', value: printDate(data) },
          { label: 'Assunto', value: plano ? `Plano ${plano.nome}` : 'Toda a entidade' },
        ],
      },
      ...section('Resumo', [resumo]),
      ...section('Presentes', [`${presentes.join('; ')}.`]),
      ...section(
        'Deliberações',
        deliberacoes.map((decision, index) => `${index + 1}. ${decision}`),
      ),
    ],
  }
}

function section(heading: string, paragraphs: readonly string[]): DocumentBlock[] {
  return [
    { kind: 'heading', text: heading },
    ...paragraphs.map((text): DocumentBlock => ({ kind: 'paragraph', text })),
  ]
}
