import type { LineText } from '#contract/readings/reading-text.ts'
import { dateText, instantText } from '#contract/value-text.ts'
import type { DeclarationKind } from '../database/schema/declarations.ts'
import { checkBlocks } from './check-blocks.ts'
import { issuedSentence, personFacts } from './document-facts.ts'
import type { PrintedDocument } from './pdf/printed-document.ts'
import { readingBlocks } from './reading-blocks.ts'

export type DeclarationFacts = {
  kind: DeclarationKind
  entity: string
  person: { name: string; cpf: string }
  plan: string
  enrolment: string
  protocolo: string
  declaradaEm: string
  validaAte: string | null
  codigo: string
  /** Declared data; null: in a shape that the portal does not know. */
  lines: readonly LineText[] | null
  planColor: string
  now: Date
}

const titles: Readonly<Record<DeclarationKind, string>> = {
  pep: 'Declaração de pessoa exposta politicamente',
  fatca: 'Declaração FATCA',
  'residente-exterior': 'Declaração de residência no exterior',
}

/** The proof of a declaration on paper. `cpf` of who declared, whole: it is shown to others. */
export function declarationDocument(facts: DeclarationFacts): PrintedDocument {
  return {
    title: titles[facts.kind],
    subtitle: `Protocolo ${facts.protocolo} · ${facts.entity}`,
    planColor: facts.planColor,
    issuedAt: issuedSentence(facts.now),
    blocks: [
      {
        kind: 'facts',
        items: [
          ...personFacts(facts.person.name, facts.person.cpf, facts),
          { label: 'Declarada em', value: instantText(new Date(facts.declaradaEm)) },
          {
            label: 'Validade',
            value: facts.validaAte ? `Até ${dateText(facts.validaAte)}` : 'Até que a situação mude',
          },
        ],
      },
      { kind: 'heading', text: 'O que foi declarado' },
      ...readingBlocks(facts.lines),
      ...checkBlocks(
        'Declarada no portal, com a senha da própria pessoa. O código abaixo (SHA-256) muda se qualquer informação desta declaração mudar.',
        facts.codigo,
      ),
    ],
  }
}
