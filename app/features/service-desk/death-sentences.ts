import type { Death, DeathBeneficiary, DeathLink } from '#contract/deaths/deaths.ts'
import { dateText, instantDateText, monthsText, percentText, reaisText } from '#contract/value-text.ts'
import { deathText as text } from './death.text.ts'

type Loan = NonNullable<DeathLink['emprestimo']>
type Line = { id: string; term: string; description: string }

/** Effects of a death on a plan, expected or done, one line for each that applies. */
export function deathLines(link: DeathLink, isRegistered: boolean): Line[] {
  const { saldo, boletos, pagoDepois, emprestimo, categoria, situacao, matricula } = link
  const line = (id: string, term: string, description: string | null): Line[] =>
    description === null ? [] : [{ id, term, description }]
  const standing = isRegistered ? situacao.nome : `${situacao.nome}, passa a Falecido`
  return [
    ...line('plan', text.plan, `${categoria.nome}: ${standing}. Matrícula ${matricula}`),
    ...line('balance', text.balance, reaisText(saldo)),
    ...line('boletos', text.boletos, boletos === 0 ? null : cancelledSentence(boletos, isRegistered)),
    ...line('paidAfter', text.paidAfter, pagoDepois === 0 ? null : paidAfterSentence(pagoDepois)),
    ...(emprestimo ? loanLines(emprestimo, isRegistered) : []),
  ]
}

function loanLines({ coberto, emAberto, devolver }: Loan, isRegistered: boolean): Line[] {
  const covers = isRegistered ? 'quitou' : 'quita'
  const lines: Line[] = [
    {
      id: 'loan',
      term: text.loan,
      description: `A taxa paga no empréstimo ${covers} ${reaisText(coberto)}.`,
    },
  ]
  if (emAberto > 0)
    lines.push({
      id: 'loanOwed',
      term: text.loanOwed,
      description: `${reaisText(emAberto)} que a taxa não cobre. É dívida do espólio, e não sai da pensão.`,
    })
  if (devolver > 0)
    lines.push({
      id: 'loanRefund',
      term: text.loanRefund,
      description: `${reaisText(devolver)} a devolver ao espólio.`,
    })
  return lines
}

function cancelledSentence(count: number, isRegistered: boolean): string {
  if (count === 1) return isRegistered ? '1 foi cancelada.' : '1 é cancelada.'
  return isRegistered ? `${count} foram canceladas.` : `${count} são canceladas.`
}

function paidAfterSentence(amount: number): string {
  return `${reaisText(amount)} líquidos, a pedir de volta ao espólio. Não sai da pensão.`
}

/** `Pedro Moura, cônjuge, 60%: R$ 120.000,00`, and the enrolment once the pension is open. */
export function beneficiarySentence({
  nome,
  parentesco,
  percentual,
  valor,
  matricula,
}: DeathBeneficiary): string {
  const part = `${nome}, ${parentesco.toLowerCase()}, ${percentText(percentual)}: ${reaisText(valor)}`
  return matricula === null ? part : `${part}. Matrícula ${matricula}`
}

/** Part of the balance that moves to a beneficiary's plan. */
export function partSentence({ percentual, valor }: DeathBeneficiary): string {
  return `Passam para o dependente ${percentText(percentual)} do saldo: ${reaisText(valor)}, pela cota mais recente.`
}

/** Pension an income in the form comes to. `income`: reais a month. */
export function incomeTodaySentence(income: number): string {
  return `Com a cota mais recente, a pensão começa com ${reaisText(income)} por mês, antes do imposto.`
}

/** How the income of who died goes on in this part. */
export function ongoingSentence(income: NonNullable<DeathBeneficiary['renda']>): string {
  if (income.type === 'percent')
    return `A renda continua como era: ${percentText(income.percent)} do saldo por mês.`
  const { monthsLeft, monthlyAmount } = income
  const much = monthlyAmount === null ? 'a parte das cotas' : reaisText(monthlyAmount)
  return `A renda continua como era: ${much} por mês, e faltam ${monthsText(monthsLeft)}.`
}

/** Why open requests are listed. */
export function frozenRequestsSentence(count: number, isRegistered: boolean): string {
  const stands = isRegistered ? 'ficou parada' : 'fica parada'
  const stand = isRegistered ? 'ficaram paradas' : 'ficam paradas'
  return count === 1
    ? `1 solicitação ${stands}: ninguém mais decide nem cancela.`
    : `${count} solicitações ${stand}: ninguém mais decide nem cancela.`
}

/** `Em 04/11/2026. Registrado por Luiz Barbosa em 11/11/2026.` */
export function registeredSentence({
  faleceuEm,
  registradoPor,
  registradoEm,
}: NonNullable<Death['registro']>): string {
  return `Em ${dateText(faleceuEm)}. Registrado por ${registradoPor.nome} em ${instantDateText(registradoEm)}.`
}
