import { readingText } from '#contract/readings/reading-text.ts'
import { regimeNames } from '#contract/taxes/tax-regime.text.ts'
import type { RegimeChoiceData } from '#contract/taxes/tax-regime.ts'
import { taxRegimeChoiceReading } from '#contract/taxes/tax-regime-choice-reading.ts'
import { codeText } from '#contract/value-text.ts'
import { issuedSentence, signedAtText, signedFacts } from './document-facts.ts'
import type { PrintedDocument } from './pdf/printed-document.ts'
import { readingBlocks } from './reading-blocks.ts'

/** The signed words. The CPF is not in them: only the document prints it. */
export type SignedTerm = {
  protocolo: string
  assinadoEm: string
  nome: string
  plano: string
  matricula: string
  escolha: RegimeChoiceData
}

type DocumentContext = {
  entity: { name: string; cnpj: string }
  /** The whole number: the term is the person's proof. */
  cpf: string
  /** Verification code of the request. */
  code: string
  planColor: string
  now: Date
}

/** The term of an option for a tax regime, as it was signed. */
export function taxRegimeDocument(
  { escolha, ...term }: SignedTerm,
  { entity, cpf, code, planColor, now }: DocumentContext,
): PrintedDocument {
  return {
    title: 'Termo de opção pelo regime de tributação',
    subtitle: `${term.plano} · ${entity.name}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      {
        kind: 'facts',
        items: signedFacts(entity, term.nome, cpf, { plan: term.plano, enrolment: term.matricula }),
      },
      { kind: 'heading', text: 'O que foi pedido' },
      {
        kind: 'paragraph',
        text: `Opto pelo regime ${regimeNames[escolha.regime].toLowerCase()} de tributação para os benefícios e resgates deste plano.`,
      },
      ...readingBlocks(readingText(taxRegimeChoiceReading(escolha))),
      { kind: 'heading', text: 'Assinatura eletrônica' },
      {
        kind: 'facts',
        items: [
          { label: 'Protocolo', value: term.protocolo },
          { label: 'Assinado em', value: signedAtText(term.assinadoEm) },
          { label: 'Forma', value: 'Senha digitada de novo no momento da escolha' },
          { label: 'Código SHA-256', value: codeText(code) },
        ],
      },
      {
        kind: 'paragraph',
        isSmall: true,
        text: 'O código vem do protocolo, do momento da assinatura e do que foi escolhido e declarado: se uma letra disso mudar, o código muda também. É o mesmo da solicitação no portal. Guarde este termo como comprovante.',
      },
    ],
  }
}
