import type { LineText } from '#contract/readings/reading-text.ts'
import { formatCpf } from '#domain/cpf.ts'
import type { PrintedDocument } from './pdf/printed-document.ts'
import { issuedSentence, printInstant } from './print-format.ts'
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
          { label: 'Nome', value: facts.person.name },
          { label: 'CPF', value: formatCpf(facts.person.cpf) },
          { label: 'Plano', value: facts.plan },
          { label: 'Matrícula', value: facts.enrolment },
          { label: 'Concluído em', value: printInstant(facts.completedAt) },
        ],
      },
      { kind: 'heading', text: 'O que foi informado e escolhido' },
      ...readingBlocks(facts.lines),
    ],
  }
}
