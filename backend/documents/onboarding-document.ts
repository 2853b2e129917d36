import type { LineText } from '#contract/readings/reading-text.ts'
import { instantText } from '#contract/value-text.ts'
import { issuedSentence, personFacts } from './document-facts.ts'
import type { PrintedDocument } from './pdf/printed-document.ts'
import { readingBlocks } from './reading-blocks.ts'

export type OnboardingFacts = {
  entity: string
  person: { name: string; cpf: string }
  plan: string
  enrolment: string
  completedAt: Date
  lines: readonly LineText[]
  planColor: string
  now: Date
}

/** The receipt of a first access on paper: everything that was told and chosen, and from when it counts. */
export function onboardingDocument(facts: OnboardingFacts): PrintedDocument {
  return {
    title: 'Comprovante do primeiro acesso',
    subtitle: `${facts.plan} · ${facts.entity}`,
    planColor: facts.planColor,
    issuedAt: issuedSentence(facts.now),
    blocks: [
      {
        kind: 'facts',
        items: [
          ...personFacts(facts.person.name, facts.person.cpf, facts),
          { label: 'Concluído em', value: instantText(facts.completedAt) },
        ],
      },
      { kind: 'heading', text: 'O que foi informado e escolhido' },
      ...readingBlocks(facts.lines),
    ],
  }
}
