import type { IsoDate } from '#domain/calendar.ts'
import type { AccumulationProblem } from '#domain/exits/accumulation-dates.ts'
import { dateText, reaisText } from '../value-text.ts'

/** Why dates of accumulation are not taken, or not these. */
export const accumulationSentences = {
  noArrival: 'Escolha o valor recebido.',
  noRegime: 'Escolha o regime na entidade de origem.',
  nothingUndated: 'Não há valor portado sem datas de acumulação nesta matrícula.',
  tooLate: (lastDay: IsoDate) =>
    `O prazo para informar datas de portabilidades antigas acabou em ${dateText(lastDay)}. Vale o dia em que o valor entrou.`,
  unreadable: (line: number) =>
    `Não foi possível ler a linha ${line}. Escreva a data e o valor, como 15/03/2019 1.234,56.`,
} as const

/** The problem with the dates of an arrival, in words. `arrivedOn`: when it came; `amount`: reais that came. */
export function accumulationProblemText(
  problem: AccumulationProblem,
  { arrivedOn, amount }: { arrivedOn: IsoDate; amount: number },
): string {
  switch (problem.code) {
    case 'origin-progressive':
      return 'O tempo na origem só conta quando lá o regime era o regressivo. Vale o dia em que o valor entrou.'
    case 'none':
      return 'Informe as datas e os valores.'
    case 'nothing':
      return `O valor de ${dateText(problem.date)} deve ser maior que zero.`
    case 'not-before-arrival':
      return `${dateText(problem.date)} não é antes de ${dateText(arrivedOn)}, o dia em que o valor entrou. Confira a data.`
    case 'repeated':
      return `${dateText(problem.date)} aparece mais de uma vez. Some os valores do dia em uma linha.`
    case 'sum-differs':
      return `Os valores somam ${reaisText(problem.sum)}, e entraram ${reaisText(amount)}. Confira com o documento da origem.`
  }
}
