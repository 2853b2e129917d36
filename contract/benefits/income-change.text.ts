import type { IncomeChangeProblem } from '#domain/benefits/income-change.ts'
import { dateText, percentText } from '../value-text.ts'

/** Fields of a changed income, by wire path. */
export const incomeChangeFields = {
  tipo: 'Como receber',
  percentual: 'Percentual do saldo por mês',
  anos: 'Prazo da renda',
} as const

export const incomeChangeSentences = {
  noType: 'Escolha como quer receber.',
  noPercent: 'Informe o percentual do saldo por mês.',
  noYears: 'Informe em quantos anos quer receber.',
  lifetime:
    'Sua renda é vitalícia: ela é paga enquanto você viver e, depois de concedida, não muda de forma nem de valor.',
  noBenefit: 'Não encontramos a renda deste benefício. Fale com o atendimento.',
  noBalance: 'Não há mais saldo que pague uma nova renda.',
} as const

export function incomeChangeSentence(problem: IncomeChangeProblem): string {
  switch (problem.code) {
    case 'lifetime-is-final':
      return incomeChangeSentences.lifetime
    case 'term-stays-term':
      return 'A renda por prazo certo não passa para percentual do saldo. Você pode mudar o prazo.'
    case 'nothing-changes':
      return 'Esta já é a sua renda. Escolha outro valor para mudar.'
    case 'type-not-in-plan':
      return 'O plano não paga esta forma de renda.'
    case 'percent-out-of-range':
      return `Escolha de ${percentText(problem.minimum)} a ${percentText(problem.maximum)}, de ${percentText(problem.step)} em ${percentText(problem.step)}.`
    case 'years-out-of-range':
      return `Escolha de ${problem.minimum} a ${problem.maximum} anos.`
    case 'window-closed':
      return `Fora do período de alteração. Próximo período: ${dateText(problem.from)} a ${dateText(problem.to)}.`
    case 'changed-in-window':
      return `A renda muda uma vez por período, e você já a mudou neste. O próximo período começa em ${dateText(problem.nextFrom)}.`
  }
}

/** Why a change is not granted yet: until the window closes the person may still cancel it. */
export function changeStillOpenSentence(until: string): string {
  return `A pessoa pode cancelar o pedido até ${dateText(until)}. Defira depois desse dia.`
}
