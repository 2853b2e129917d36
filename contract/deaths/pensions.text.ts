import type { PensionIncomeProblem } from '#domain/deaths/pension-income.ts'
import { belowMinimum } from '../benefits/benefit-request.text.ts'
import { incomeChangeSentence } from '../benefits/income-change.text.ts'

/** Why a pension cannot be opened, or not by this attendant. */
export const pensionSentences = {
  notFound: 'Esta pensão não é de um plano desta pessoa. Procure a pessoa de novo.',
  registrar:
    'Você registrou este falecimento. Quem abre as pensões é outra pessoa do atendimento, de nível Cadastro ou acima.',
  oneself: 'Esta pensão é sua. Quem abre é outra pessoa do atendimento.',
  levelTooLow: 'Quem abre as pensões é o atendimento de nível Cadastro ou acima.',
  already: 'Esta pensão já está aberta.',
  wrongCpf:
    'O CPF deste dependente tem um número errado, e sem CPF não há pensão. Corrija o CPF com quem cuida dos sistemas da entidade.',
  otherPerson:
    'O CPF deste dependente é de uma pessoa com outra data de nascimento. Confira o cadastro dela antes de abrir a pensão.',
  deceased:
    'O falecimento deste dependente também está registrado. A parte dele fica bloqueada no plano até uma decisão.',
  notInPlan: 'Este plano não paga pensão por morte. O saldo fica bloqueado no plano.',
  noMoney: 'Não há saldo neste plano para esta parte.',
  noIncome: 'Escolha como a pensão é paga.',
  noPercent: 'Informe o percentual do saldo por mês.',
  noYears: 'Informe o prazo da renda, em anos.',
} as const

export function pensionIncomeSentence(problem: PensionIncomeProblem): string {
  return problem.code === 'below-minimum' ? belowMinimum(problem.minimum) : incomeChangeSentence(problem)
}
