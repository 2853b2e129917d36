import { presumedOptionSentences } from '#contract/exits/exit-options.text.ts'
import type { ExitOptionsOnWire } from '#contract/exits/exit-options.ts'
import {
  decisionDeadlineSentence,
  statementDueSentence,
  stoppedClockSentence,
} from '#contract/exits/exit-statement.text.ts'
import type { ExitClockOnWire } from '#contract/exits/exit-statement.ts'

/** Every sentence of the four options of who leaves; those with figures follow. */
export const exitOptionsText = {
  heading: 'Escolha o que fazer com o seu plano',
  statement: 'Ver o extrato de desligamento',
  choose: 'Ver esta opção',

  redemption: {
    title: 'Resgate',
    lead: 'Receba o dinheiro e encerre o plano.',
    left: { progressivo: 'Sobra no progressivo', regressivo: 'Sobra no regressivo' },
    gross: 'Valor antes do imposto',
    sponsor: 'Parte da patrocinadora incluída',
    lost: 'Fica no plano e você perde',
    progressive: 'Retido no progressivo',
    regressive: 'Imposto no regressivo, definitivo',
  },
  portability: {
    title: 'Portabilidade',
    lead: 'Leve o saldo para outra entidade, sem imposto.',
    value: 'Valor que você leva',
    tax: 'Imposto',
    noTax: 'Nenhum',
  },
  deferral: {
    title: 'Benefício proporcional diferido',
    lead: 'Pare de contribuir e espere a aposentadoria.',
    balance: 'Saldo que continua investido',
    fee: 'Taxa por mês',
    noFee: 'Sem taxa',
    retirement: 'Aposentadoria a partir de',
  },
  sponsorship: {
    title: 'Autopatrocínio',
    lead: 'Continue contribuindo e pague também a parte da patrocinadora.',
    cost: 'Você pagaria por mês',
    unknown: 'Fale com o atendimento',
    first: 'Primeiro vencimento',
  },

  closed: 'Não disponível para você',
} as const

/** Until when one may choose, or what has to come first. */
export function deadlineSentence({ extratoAte, prazo, contestacao }: ExitClockOnWire): string {
  if (contestacao) return stoppedClockSentence(contestacao)
  return prazo === null ? statementDueSentence(extratoAte) : decisionDeadlineSentence(prazo)
}

/** Option presumed without a choice; null where none is, or while no deadline runs. */
export function presumedSentence({
  presumida,
  relogio,
}: Pick<ExitOptionsOnWire, 'presumida' | 'relogio'>): string | null {
  return relogio?.prazo ? presumida && presumedOptionSentences[presumida] : null
}
