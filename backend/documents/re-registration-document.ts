import type { LineText } from '#contract/readings/reading-text.ts'
import { instantText } from '#contract/value-text.ts'
import { formatCpf } from '#domain/cpf.ts'
import { checkBlocks } from './check-blocks.ts'
import { issuedSentence } from './document-facts.ts'
import type { PrintedDocument } from './pdf/printed-document.ts'
import { readingBlocks } from './reading-blocks.ts'

export type ReRegistrationFacts = {
  entity: string
  person: { name: string; cpf: string }
  protocol: string
  filedAt: Date
  planColor: string
  now: Date
  lines: readonly LineText[]
  /** Verification code of the request. */
  code: string
}

/** The receipt of a re-registration on paper: what was confirmed, what was changed, and the code of what was declared. */
export function reRegistrationDocument(facts: ReRegistrationFacts): PrintedDocument {
  return {
    title: 'Comprovante de recadastramento',
    subtitle: `Protocolo ${facts.protocol} · ${facts.entity}`,
    planColor: facts.planColor,
    issuedAt: issuedSentence(facts.now),
    blocks: [
      {
        kind: 'facts',
        items: [
          { label: 'Nome', value: facts.person.name },
          { label: 'CPF', value: formatCpf(facts.person.cpf) },
          { label: 'Enviado em', value: instantText(facts.filedAt) },
        ],
      },
      { kind: 'heading', text: 'O que foi declarado' },
      ...readingBlocks(facts.lines),
      ...checkBlocks(
        'Assinado com código de segurança. O código abaixo (SHA-256) muda se qualquer informação enviada mudar.',
        facts.code,
      ),
    ],
  }
}
