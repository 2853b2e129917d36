import { presumedOptionSentences } from '#contract/exits/exit-options.text.ts'
import type { ExitOptionsOnWire } from '#contract/exits/exit-options.ts'
import {
  decisionDeadlineSentence,
  statementDueSentence,
  stoppedClockSentence,
} from '#contract/exits/exit-statement.text.ts'
import type { ExitClockOnWire } from '#contract/exits/exit-statement.ts'
import { reaisText } from '#contract/value-text.ts'

/** Every sentence of the four options of who leaves; those with figures follow. */
export const exitOptionsText = {
  title: 'Saída do plano',
  lead: 'O que acontece com o seu saldo em cada uma das quatro opções.',
  pending: 'Carregando as suas opções',
  heading: 'Escolha o que fazer com o seu plano',
  toCompare: 'Comparar as opções',
  compare: 'As quatro opções, lado a lado',
  question: 'O que muda',
  basis: 'Com o que contamos',
  statement: 'Ver o extrato de desligamento',
  taxes: 'Como cada regime cobra o imposto',
  choose: 'Ver esta opção',
  closed: 'Não disponível para você',

  inShort: {
    resgate: 'Receber o dinheiro e encerrar o plano.',
    portabilidade: 'Levar o saldo para outra entidade, sem imposto.',
    bpd: 'Parar de contribuir e esperar a aposentadoria.',
    autopatrocinio: 'Continuar contribuindo e pagar também a parte da patrocinadora.',
  },
  lines: {
    now: 'Cai na sua conta agora',
    afterReturn: 'Depois da declaração do ano',
    invested: 'Continua investido',
    lost: 'Você perde',
    cost: 'Custa por mês',
    income: (year: string | undefined) =>
      year === undefined ? 'Por mês, na aposentadoria' : `Por mês, na aposentadoria em ${year}`,
    undo: 'Dá para voltar atrás?',
  },
  undo: {
    resgate: 'Não',
    portabilidade: 'Não',
    bpd: 'Sim',
    autopatrocinio: 'Sim',
  },
  elsewhere: 'Depende do outro plano',
  askDesk: 'Fale com o atendimento',
  unknown: 'Sem estimativa',

  none: {
    title: 'Você não tem uma saída para decidir',
    text: 'Esta página é para quem saiu da empresa e está no prazo de escolher o que fazer com o plano.',
    action: 'Ver serviços',
  },
} as const

/** A redemption in the regime that does not hold, for who may still choose: how much is left, and that it is final. */
export function otherRegimeSentence({
  regressivo,
}: Pick<ExitOptionsOnWire['resgate'], 'regressivo'>): string {
  return `No resgate ainda vale o regime progressivo, porque você não escolheu outro. No regressivo ficariam ${reaisText(regressivo.liquido)}, com o imposto definitivo. Você escolhe ao pedir o resgate.`
}

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
