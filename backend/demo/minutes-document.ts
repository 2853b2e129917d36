import { minutesBodyNames } from '#contract/publications/minutes.text.ts'
import { dateText } from '#contract/value-text.ts'
import { issuedSentence } from '../documents/document-facts.ts'
import type { DocumentBlock, PrintedDocument } from '../documents/pdf/printed-document.ts'
import type { DemoMinutes } from './minutes.ts'
import { demoPlans } from './plans.ts'

/** The minutes of an invented meeting on paper, as an entity would send them in. */
export function minutesDocument(
  { data: { titulo, orgao, numero, data, resumo, idPlano }, attendees, decisions }: DemoMinutes,
  { entity, planColor, now }: { entity: string; planColor: string; now: Date },
): PrintedDocument {
  const body = minutesBodyNames[orgao - 1] ?? ''
  const plan = demoPlans.find(({ id }) => id === idPlano)
  return {
    title: titulo,
    subtitle: `Ata nº ${numero} · ${body}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      {
        kind: 'facts',
        items: [
          { label: 'Entidade', value: entity },
          { label: 'Órgão', value: body },
          { label: 'Ata', value: `nº ${numero}` },
          { label: 'Reunião', value: dateText(data) },
          { label: 'Assunto', value: plan ? `Plano ${plan.name}` : 'Toda a entidade' },
        ],
      },
      ...section('Resumo', [resumo]),
      ...section('Presentes', [`${attendees.join('; ')}.`]),
      ...section(
        'Deliberações',
        decisions.map((decision, index) => `${index + 1}. ${decision}`),
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
