import { incomeNames } from '#contract/benefits/benefits.text.ts'
import type {
  IncomeChangeData,
  IncomeChangeOnWire,
  IncomeChangeValues,
} from '#contract/benefits/income-change.ts'
import { thirteenthSentence } from '#contract/benefits/thirteenth.text.ts'
import { dateText, monthName, monthText, percentText, reaisText, spanText } from '#contract/value-text.ts'
import type { LandingIncome } from '#domain/benefits/income-taxation.ts'
import type { PaidIncome } from '#domain/benefits/paid-income.ts'
import { addToCompetence, type Competence, competenceOf } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { incomeChangeText as text } from './income-change.text.ts'
import { type ComparedIncome, comparedIncomes, incomeGoingOn, termsOf } from './income-change-input.ts'

const IN_TEN_YEARS = 120

/** How an income is paid: '0,8% do saldo', 'Prazo certo'. */
export function paidAs(income: PaidIncome): string {
  if (income.type === 'percent') return `${percentText(income.percent)} do saldo`
  return income.type === 'lifetime' ? 'Vitalícia' : 'Prazo certo'
}

/** Until when it is paid: 'Até maio de 2035'; of a term whose balance ends before it, both months. */
export function paidUntil(situation: IncomeChangeOnWire): string | undefined {
  const now = incomeGoingOn(situation)
  if (now === null) return undefined
  if (now.income.type === 'percent') return 'Todo mês; o valor muda com o saldo'
  if (now.income.type === 'lifetime') return 'Enquanto você viver'
  const from = competenceOf(situation.projecao.paidOn)
  const { monthsLeft } = now.income
  const last = lastMonthOf(now, from)
  const isShort = now.after !== null && (now.after.exhaustedIn ?? monthsLeft) < monthsLeft
  return isShort
    ? `Até ${last}: o saldo acaba antes do prazo, que vai até ${monthText(addToCompetence(from, monthsLeft - 1))}`
    : `Até ${last}`
}

/** An income before tax, and each part that does not arrive: 'R$ 9.000,00, menos R$ 841,88 de imposto e R$ 1.349,75 de outros descontos'. */
export function grossDetail({ gross, tax, discounts }: LandingIncome): string {
  const taken = [
    tax > 0 && `${reaisText(tax)} de imposto`,
    discounts > 0 && `${reaisText(discounts)} de outros descontos`,
  ].filter((part) => part !== false)
  return taken.length === 0 ? 'Sem descontos' : `${reaisText(gross)}, menos ${taken.join(' e ')}`
}

/** By the quota of which day the balance is worth so much. */
export function balanceDetail({ dataCota }: Pick<IncomeChangeOnWire, 'dataCota'>): string | undefined {
  return dataCota === null ? undefined : `Pela cota de ${dateText(dataCota)}`
}

/** Until when a change may be asked for, or from when on. */
export function windowSentence({ aberta, de, ate, efeitoEm }: IncomeChangeOnWire['janela']): string {
  const effect = `vale a partir de ${monthText(efeitoEm)}`
  return aberta
    ? `Você pode mudar a renda até ${dateText(ate)}, uma vez. A nova renda ${effect}.`
    : `O próximo vai de ${dateText(de)} a ${dateText(ate)}. O que você pedir nele ${effect}.`
}

/** That the income was changed in this window, and when the next one is. */
export function changedSentence({ proximaJanela }: Pick<IncomeChangeOnWire, 'proximaJanela'>): string {
  return `A renda muda uma vez por período. O próximo começa em ${dateText(proximaJanela)}.`
}

/** Change requested by the open request: 'Renda por prazo certo em 12 anos, a partir de janeiro de 2027.' */
export function askedSentence({
  tipo,
  percentual,
  anos,
  mesEfeito,
}: NonNullable<IncomeChangeOnWire['pedida']>): string {
  const what =
    tipo === 'percentual' && percentual !== null
      ? `${percentText(percentual)} do saldo por mês`
      : `${incomeNames[tipo]}${anos === null ? '' : ` em ${spanText(anos * 12)}`}`
  return mesEfeito === null ? `${what}.` : `${what}, a partir de ${monthText(mesEfeito)}.`
}

/** The month of its last payment, from the month of a change on: 'maio de 2035'. */
export function lastMonthOf({ after }: Pick<ComparedIncome, 'after'>, from: Competence): string {
  if (after === null || after.exhaustedIn === null) return text.endless
  return after.exhaustedIn === 0 ? text.over : monthText(addToCompetence(from, after.exhaustedIn - 1))
}

/** How long an income lasts from the month of a change on: '8 anos e 5 meses, até maio de 2035'. */
export function lastsText({ after }: Pick<ComparedIncome, 'after'>, from: Competence): string {
  if (after === null || after.exhaustedIn === null) return text.never
  if (after.exhaustedIn === 0) return text.over
  return `${spanText(after.exhaustedIn)}, até ${monthText(addToCompetence(from, after.exhaustedIn - 1))}`
}

/** Income in ten years, in today's money, before tax. */
export function laterText({ after }: Pick<ComparedIncome, 'after'>): string {
  const then = after?.points.find(({ month }) => month === IN_TEN_YEARS)
  return then ? reaisText(then.income) : text.over
}

/** Monthly difference: 'R$ 320,00 a mais por mês na sua conta'. `now`, `next`: reais. */
export function differenceSentence(now: number, next: number): string {
  const difference = sumReais([next, -now])
  if (difference === 0) return 'O mesmo valor por mês na sua conta'
  return `${reaisText(Math.abs(difference))} a ${difference > 0 ? 'mais' : 'menos'} por mês na sua conta`
}

export function incomeFinding(now: ComparedIncome, next: ComparedIncome | null, from: Competence): string {
  const told = next ?? now
  const subject = next ? 'A nova renda' : 'A sua renda'
  const starts = `${subject} começa em ${reaisText(told.paid.gross)} por mês`
  if (told.after === null || told.after.exhaustedIn === null) {
    const last = told.after?.points.at(-1)
    return last
      ? `${starts} e muda com o saldo: em ${spanText(last.month)} seria de ${reaisText(last.income)}.`
      : `${starts}.`
  }
  return `${starts} e dura ${lastsText(told, from)}.`
}

export function balanceFinding(now: ComparedIncome, next: ComparedIncome | null, from: Competence): string {
  const { after } = next ?? now
  const first = after?.points[0]
  if (!after || !first) return text.never
  if (after.exhaustedIn !== null)
    return `O saldo de ${reaisText(first.balance)} é pago por inteiro em ${spanText(after.exhaustedIn)}.`
  const last = after.points.at(-1) ?? first
  return `Dos ${reaisText(first.balance)} de ${monthText(from)}, em ${spanText(last.month)} restariam ${reaisText(last.balance)}.`
}

export function projectionNote({
  projecao,
  regras,
}: Pick<IncomeChangeOnWire, 'projecao' | 'regras'>): string {
  const rendering = `Em dinheiro de hoje, com o saldo rendendo ${percentText(projecao.realReturnPercent)} ao ano acima da inflação. O rendimento de verdade pode ser maior ou menor.`
  const thirteenth = thirteenthSentence(
    regras.incomeTypes.filter((type) => type !== 'lifetime'),
    regras,
  )
  return thirteenth === null ? rendering : `${rendering} ${thirteenth}`
}

export function consequenceSentence(values: IncomeChangeValues, situation: IncomeChangeOnWire): string {
  const { now, next } = comparedIncomes(values, situation)
  if (!now || !next) return text.effect.choose
  const { mesEfeito } = termsOf(situation)
  const lasts =
    next.after?.exhaustedIn === null ? 'não acaba e muda com o saldo' : `dura ${lastsText(next, mesEfeito)}`
  return `A partir de ${monthText(mesEfeito)}, com os valores de hoje, a sua renda passa de ${reaisText(now.paid.gross)} para ${reaisText(next.paid.gross)} por mês antes do imposto e ${lasts}.`
}

/** Warning that leaving the present income type is final, for the review step; undefined where it does not apply. */
export function typeNote({ tipo }: IncomeChangeValues, { renda }: IncomeChangeOnWire): string | undefined {
  return tipo === 'prazo-certo' && renda?.type === 'percent'
    ? 'A renda por prazo certo não volta a ser percentual do saldo, e acaba no fim do prazo.'
    : undefined
}

/** Until when it can be taken back. */
export function undoSentence(situation: IncomeChangeOnWire): string {
  return `Você pode cancelar o pedido até ${dateText(termsOf(situation).cancelavelAte)}. Depois a renda só muda no próximo período.`
}

/** The verb on the last button: 'Mudar a renda a partir de janeiro'. */
export function confirmLabel(situation: IncomeChangeOnWire): string {
  return `Mudar a renda a partir de ${monthName(termsOf(situation).mesEfeito)}`
}

export function sentSentence({ mesEfeito, cancelavelAte }: IncomeChangeData): string {
  const from = mesEfeito === null ? '' : ` A nova renda vale a partir de ${monthText(mesEfeito)}.`
  return cancelavelAte === null
    ? `Até lá você recebe como hoje.${from}`
    : `Pode ser cancelada até ${dateText(cancelavelAte)}.${from} Até lá você recebe como hoje.`
}

/** How much a benefit paid from a month on: '0,8% do saldo por mês', 'R$ 3.100,00 por 10 anos'; of an adjusted one also by what. */
export function formText({
  tipo,
  percentual,
  meses,
  valorMensal,
  reajuste,
}: IncomeChangeOnWire['formas'][number]): string {
  if (tipo === 'percentual') return `${percentText(percentual ?? 0)} do saldo por mês`
  const amount = valorMensal === null ? 'Cotas iguais' : reaisText(valorMensal)
  if (reajuste) return `${amount} por mês: ${adjustmentText(reajuste)}`
  return meses === null ? amount : `${amount} por mês, em ${spanText(meses)}`
}

function adjustmentText({
  indice,
  percentual,
  de,
  ate,
}: NonNullable<IncomeChangeOnWire['formas'][number]['reajuste']>): string {
  const months = de === ate ? `de ${monthText(de)}` : `de ${monthText(de)} a ${monthText(ate)}`
  return percentual > 0
    ? `reajuste de ${percentText(percentual)}, pelo ${indice} ${months}`
    : `sem aumento, porque o ${indice} ${months} não subiu`
}
