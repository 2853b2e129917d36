import { regimeNames } from '#contract/tax-regime.text.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { formatCpf } from '#domain/cpf.ts'
import type { SignedTerm } from '../usecases/tax-regime/signed-term.ts'
import type { Paper, PaperBlock } from './pdf/paper.ts'
import { issuedSentence, printDate, printReais } from './print-format.ts'

type PaperContext = {
  entity: { name: string; cnpj: string }
  /** The whole number: the term is the person's proof. */
  cpf: string
  digest: string
  planColor: string
  now: Date
}

const TIME = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'America/Sao_Paulo',
})

/** The term of an option for a tax regime, as it was signed. */
export function taxRegimePaper(
  { escolha, ...term }: SignedTerm,
  { entity, cpf, digest, planColor, now }: PaperContext,
): Paper {
  const signedAt = new Date(term.assinadoEm)
  return {
    title: 'Termo de opção pelo regime de tributação',
    subtitle: `${term.plano} · ${entity.name}`,
    planColor,
    issuedAt: issuedSentence(now),
    blocks: [
      {
        kind: 'facts',
        items: [
          { label: 'Entidade', value: entity.name },
          { label: 'CNPJ', value: entity.cnpj },
          { label: 'Nome', value: term.nome },
          { label: 'CPF', value: formatCpf(cpf) },
          { label: 'Plano', value: term.plano },
          { label: 'Matrícula', value: term.matricula },
          { label: 'Regime escolhido', value: regimeNames[escolha.regime] },
          { label: 'Regime anterior', value: regimeNames[escolha.anterior] },
        ],
      },
      { kind: 'heading', text: 'O que declaro' },
      {
        kind: 'paragraph',
        text: `Opto pelo regime ${regimeNames[escolha.regime].toLowerCase()} de tributação para os benefícios e resgates deste plano.`,
      },
      ...escolha.declaracoes.map(
        (text, index): PaperBlock => ({
          kind: 'paragraph',
          text: `${index + 1}. ${text}`,
        }),
      ),
      ...comparisonBlocks(escolha.comparacao),
      { kind: 'heading', text: 'Assinatura eletrônica' },
      {
        kind: 'facts',
        items: [
          { label: 'Protocolo', value: term.protocolo },
          {
            label: 'Assinado em',
            value: `${printDate(saoPauloDateOf(signedAt))} às ${TIME.format(signedAt)}, horário de Brasília`,
          },
          { label: 'Forma', value: 'Senha digitada de novo no momento da escolha' },
          { label: 'Código SHA-256', value: digest },
        ],
      },
      {
        kind: 'paragraph',
        isSmall: true,
        text: 'O código identifica o conteúdo assinado: se uma letra dele mudar, o código muda também. Guarde este termo como comprovante.',
      },
    ],
  }
}

function comparisonBlocks(shown: SignedTerm['escolha']['comparacao']): PaperBlock[] {
  if (!shown) return []
  return [
    { kind: 'heading', text: 'O que a comparação mostrava' },
    {
      kind: 'facts',
      items: [
        {
          label: 'Saldo do plano',
          value: `${printReais(shown.valorTotal)}, na cota de ${printDate(shown.dataCota)}`,
        },
        {
          label: 'Imposto no regressivo, se tudo fosse pago nesse dia',
          value: printReais(shown.valorImpostoRegressivo),
        },
        {
          label: 'Retenção no progressivo, antes da declaração anual',
          value: printReais(shown.valorRetidoProgressivo),
        },
      ],
    },
  ]
}
