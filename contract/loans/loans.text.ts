import type { LoanRequestProblem } from '#domain/loans/check-loan-request.ts'
import type { LoanEligibilityProblem } from '#domain/loans/loan-eligibility.ts'
import type { LoanLimitCode } from '#domain/loans/loan-means.ts'
import { Category } from '#domain/participants.ts'
import { words } from '../rules/rule-words.ts'

/** How the fields of the request are called, by wire path. */
export const loanFields = {
  valor: 'Valor do empréstimo',
  parcelas: 'Número de parcelas',
  sistema: 'Como pagar',
  ciente: 'Li as condições do empréstimo e autorizo a cobrança das parcelas.',
} as const

export const loanSystems = { price: 'Price: parcelas iguais', sac: 'SAC: parcelas que diminuem' } as const
export const loanCollections = {
  folha: 'Desconto no salário',
  beneficio: 'Desconto no benefício',
  boleto: 'Boleto',
} as const

export const loanRefusals = {
  unread: 'Leia as condições e marque que concorda.',
  noAccount: 'Cadastre sua conta bancária no perfil: é nela que o empréstimo é pago.',
  ended: 'Sua participação no plano terminou. Não é possível pedir empréstimo.',
} as const

/** Why nobody can say how high an instalment may be, and what would change it. */
export function noMeansSentence(category: number): string {
  return category === Category.assisted || category === Category.pensioner
    ? 'O plano não pagou seu benefício nos últimos três meses. Depois do próximo pagamento, você pode pedir.'
    : 'O plano não sabe quanto você ganha, e a parcela depende disso. Peça ao RH da sua empresa, ou à sua associação, que informe o seu salário ao plano. Depois disso, você pode pedir aqui.'
}

const limits: Readonly<Record<LoanLimitCode, string>> = {
  'plan-maximum': 'é o maior valor que o plano empresta',
  'redemption-share': 'é o que o plano empresta sobre o que você guardou',
  'benefit-multiple': 'é o que o plano empresta sobre o seu benefício',
}

/** Why nobody lends to somebody now, and what would change it. */
export function eligibilitySentence(problem: LoanEligibilityProblem): string {
  switch (problem.code) {
    case 'category-not-served':
      return 'O plano não empresta para a sua categoria.'
    case 'not-in-situation':
      return 'Na sua situação atual no plano, não é possível pedir empréstimo.'
    case 'too-few-contributions':
      return `Você pagou ${problem.contributions} de ${problem.minimum} contribuições. Depois disso já pode pedir.`
    case 'birth-date-unknown':
      return 'Não temos sua data de nascimento. Atualize seu cadastro para pedir.'
    case 'too-old':
      return `O empréstimo precisa terminar antes de você completar ${problem.maximumAgeAtEnd} anos, e não há prazo tão curto.`
    case 'portfolio-full':
      return `O plano já emprestou ${words.percent(problem.lentPercent)} do que tem e, por enquanto, não empresta mais. Tente de novo no mês que vem.`
    case 'loan-running':
      return 'Você já tem um empréstimo. O novo precisa quitar o atual.'
    case 'renewal-too-early':
      return `Você pagou ${words.percent(problem.paidPercent)} das parcelas. Pode renovar quando chegar a ${words.percent(problem.requiredPercent)}.`
    case 'renewal-while-late':
      return 'Há parcela em atraso. Depois de paga, você pode renovar.'
  }
}

export function loanSentence(problem: Exclude<LoanRequestProblem, LoanEligibilityProblem>): string {
  switch (problem.code) {
    case 'month-missing':
      return 'Falta um valor do índice. Tente de novo mais tarde.'
    case 'system-not-offered':
      return 'O plano não oferece esta forma de pagar. Escolha outra.'
    case 'rate-not-offered':
      return 'O plano não empresta com esta taxa.'
    case 'months-required':
      return 'Escolha em quantas parcelas.'
    case 'months-out-of-range':
      return problem.isByAge
        ? `Pela sua idade, escolha de ${problem.minimum} a ${problem.maximum} parcelas.`
        : `Escolha de ${problem.minimum} a ${problem.maximum} parcelas.`
    case 'amount-required':
      return 'Informe o valor.'
    case 'amount-not-in-cents':
      return 'Use no máximo duas casas decimais.'
    case 'above-maximum':
      return `Você pode pedir até ${words.reais(problem.maximum)}: ${limits[problem.limit]}.`
    case 'above-margin':
      return `A parcela seria de ${words.reais(problem.instalment)}, e a sua margem é de ${words.reais(problem.margin)}. ${fits(problem)}`
    case 'nothing-paid-out':
      return `O valor não paga os custos e o empréstimo atual, que somam ${words.reais(problem.settles + problem.costs)}. Peça mais.`
  }
}

function fits({
  largestAmount,
  shortestMonths,
}: {
  largestAmount: number
  shortestMonths: number | null
}): string {
  const amount = `Neste prazo cabem ${words.reais(largestAmount)}`
  return shortestMonths === null ? `${amount}.` : `${amount}; este valor cabe em ${shortestMonths} parcelas.`
}
