import { defineReading, hidden, type Reading } from '../readings/define-reading.ts'
import { bankAccount, money, month, paymentMethod, percent, under } from '../readings/reading-line.ts'
import type { ContributionChangeData } from './contributions.ts'

type Percentages = Extract<ContributionChangeData, { modalidade: 'percentual' }>
type Voluntary = Extract<ContributionChangeData, { modalidade: 'voluntaria' }>

const byVariant = hidden('which of the two it is shows in its lines')
const readAsBefore = hidden('is the "before" of the other lines')

const percentages = defineReading<Percentages>({
  modalidade: byVariant,
  percentualBasica: (asked, { anterior }) => percent('Percentual básico', asked, anterior.percentualBasica),
  percentualSuplementar: (asked, { anterior }) =>
    percent('Percentual suplementar', asked, anterior.percentualSuplementar),
  valores: (asked, { anterior }) => amounts(asked, anterior.valores),
  anterior: readAsBefore,
  salario: (salary) => money('Calculada sobre o salário de', salary),
  mesEfeito: (from) => month('Vale a partir de', from),
})

function amounts(asked: Percentages['valores'], before: Percentages['valores']) {
  return under('Valores por mês', [
    money('Contribuição básica', asked.basica, before.basica),
    money('Contribuição suplementar', asked.suplementar, before.suplementar),
    ...(asked.patrocinadora > 0 || before.patrocinadora > 0
      ? [money('Parte da patrocinadora', asked.patrocinadora, before.patrocinadora)]
      : []),
    money('Total por mês', asked.total, before.total),
  ])
}

const voluntary = defineReading<Voluntary>({
  modalidade: byVariant,
  valorContribuicao: (asked, { anterior }) =>
    money('Contribuição por mês', asked, anterior.valorContribuicao),
  formaPagamento: (asked, { anterior }) =>
    paymentMethod('Forma de pagamento', asked, anterior.formaPagamento),
  agencia: (agency, { conta: account }) =>
    agency === null || account === null
      ? []
      : bankAccount('Conta do débito', { bank: null, agency, account }),
  conta: hidden('is told with its agency'),
  anterior: readAsBefore,
  mesEfeito: (from) => month('Vale a partir de', from),
})

/** A change of contribution: what it was and what was asked, and the amounts that come of it. */
export const contributionChangeReading: Reading<ContributionChangeData> = (data) =>
  data.modalidade === 'percentual' ? percentages(data) : voluntary(data)
