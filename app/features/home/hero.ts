import { spokenDayText } from '#app/format/dates.ts'
import { withExtras } from '#app/format/next-payment.ts'
import type { ToDo } from '#contract/home/plan-summary.ts'
import { dateText, monthText, reaisText } from '#contract/value-text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { sumWholeCents } from '#domain/whole-cents.ts'
import { heroText as text } from './hero.text.ts'
import type { PlanSummary } from './plan-summary.ts'
import { toDoLines } from './to-do-lines.ts'

/** The one thing that somebody came to home for: a sentence that ends in a figure, what is to be known of it, and the way on. */
export type Hero = {
  /** The sentence up to the figure. */
  label: string
  value: string
  detail: string
  /** Whether the figure is owed. */
  isOwed?: boolean
  /** The thing to do that it says already. */
  covers?: ToDo['tipo']
  action: { label: string; href: string } | null
  /** Whether it is the income to come, beside which other ages and the assumptions stand. */
  isIncome?: boolean
}

export type HeroFacts = {
  summary: PlanSummary
  /** Slugs of the services that the person is offered. */
  offered: ReadonlySet<string>
  /** An attendant is here for the person. */
  isServed: boolean
  today: IsoDate
}

/**
 * Chosen by what waits, then by who somebody is: who owes reads what they owe; whose money stands still, why; who left, how long they may
 * choose; who is paid, what arrives; who saves, what it will give. Never two of these.
 */
export function heroOf(facts: HeroFacts): Hero {
  return (
    owed(facts) ??
    benefitOnHold(facts) ??
    leaving(facts) ??
    paused(facts) ??
    paid(facts) ??
    incomeToCome(facts) ??
    worth(facts) ??
    beginning(facts)
  )
}

function owed({ summary: { pendencias }, isServed }: HeroFacts): Hero | null {
  const late = pendencias.filter((one) => one.tipo === 'pagamento-vencido' || one.tipo === 'parcela-vencida')
  const [first] = late
  if (!first) return null
  const [line] = toDoLines([first], isServed)
  return {
    label: text.owed.label,
    value: reaisText(sumWholeCents(late.map(({ total }) => total))),
    detail:
      late.length === 1 && line
        ? text.owed.one(line.title, dateText(first.vencimento))
        : text.owed.many(late.length),
    isOwed: true,
    ...(late.length === 1 && { covers: first.tipo }),
    action: line?.action
      ? { ...line.action, label: late.length === 1 ? text.owed.pay : text.owed.payFirst }
      : null,
  }
}

function benefitOnHold({ summary: { pendencias }, isServed }: HeroFacts): Hero | null {
  const held = pendencias.find((one) => one.tipo === 'beneficio-suspenso')
  if (!held) return null
  return {
    label: text.held.label,
    value: dateText(held.desde),
    detail: text.held.detail,
    covers: held.tipo,
    action: isServed ? null : { label: text.held.action, href: '/recadastramento?local=portal' },
  }
}

function leaving({ summary: { pendencias, saida } }: HeroFacts): Hero | null {
  const clock = pendencias.find((one) => one.tipo === 'prazo-opcao')
  if (!clock) return null
  const presumed = saida?.presumida
  return {
    label: text.leaving.label,
    value: text.leaving.days(clock.dias),
    detail:
      `${text.leaving.until(dateText(clock.ate))} ${presumed ? text.leaving.presumed[presumed] : ''}`.trim(),
    covers: clock.tipo,
    action: { label: text.leaving.action, href: '/saida' },
  }
}

function paused({ summary: { suspensao }, offered }: HeroFacts): Hero | null {
  if (!suspensao) return null
  const { ate, voltaEm, valor, encerravel } = suspensao
  return {
    label: text.paused.label,
    value: monthText(ate),
    detail: text.paused.resumes(monthText(voltaEm), valor > 0 ? reaisText(valor) : null),
    action:
      encerravel && offered.has('suspend-contribution')
        ? { label: text.paused.action, href: '/services/suspend-contribution' }
        : null,
  }
}

function paid({ summary: { beneficio }, offered, today }: HeroFacts): Hero | null {
  const next = beneficio?.proximo
  if (!next) return null
  const day = spokenDayText(next.dataPagamento)
  return {
    label: next.dataPagamento === today ? text.paid.today : text.paid.on(day),
    value: reaisText(next.liquido),
    detail: text.paid.detail({
      account: beneficio.conta,
      extras: withExtras(next),
      isFirst: next.primeiro,
      isLast: next.ultimo,
      mayChange: next.cota !== null,
    }),
    action: offered.has('contracheque') ? { label: text.paid.action, href: '/services/contracheque' } : null,
  }
}

function incomeToCome({ summary, offered }: HeroFacts): Hero | null {
  const { projecao } = summary
  if (!projecao) return null
  const [first] = incomesByAge(summary)
  const income = first ?? { ...projecao, inss: null, plans: 1 }
  return {
    label: text.income.label(income.idade, income.plans),
    value: reaisText(income.rendaMensal),
    detail: text.income.detail(
      income.inss && { amount: reaisText(income.inss.valor), age: income.inss.aPartirDos },
    ),
    isIncome: true,
    action: offered.has('simulador-beneficio')
      ? { label: text.income.action, href: '/services/simulador-beneficio' }
      : null,
  }
}

function worth({ summary: { saldo, totalContribuido }, offered }: HeroFacts): Hero | null {
  if (!saldo || (saldo.total === 0 && totalContribuido === 0)) return null
  return {
    label: text.worth.label,
    value: reaisText(saldo.total),
    detail: text.worth.detail(dateText(saldo.dataCota)),
    action: offered.has('extrato-contribuicao') ? { label: text.worth.action, href: '/extract' } : null,
  }
}

function beginning({ summary: { pendencias, proximaContribuicao }, isServed }: HeroFacts): Hero {
  const opens = pendencias.some(({ tipo }) => tipo === 'primeiro-acesso')
  return {
    label: text.beginning.label,
    value: reaisText(0),
    detail: text.beginning.detail(proximaContribuicao && dateText(proximaContribuicao.vencimento)),
    action: opens && !isServed ? { label: text.beginning.action, href: '/onboarding' } : null,
  }
}

/** An income at an age, of all of a person's plans that pay one then; `plans`: how many. */
export type IncomeAtAge = {
  idade: number
  rendaMensal: number
  inss: { valor: number; aPartirDos: number } | null
  plans: number
}

/** Incomes by age, of the plan on screen and of the others together; the age of the plan's own retirement is the first. */
export function incomesByAge({ projecao, outrosPlanos }: PlanSummary): IncomeAtAge[] {
  return (projecao?.rendas ?? []).map(({ idade, rendaMensal, inss }) => {
    const others = outrosPlanos.flatMap(({ rendas }) => rendas.filter((other) => other.idade === idade))
    return {
      idade,
      inss: inss ?? others.find((other) => other.inss)?.inss ?? null,
      rendaMensal: sumWholeCents([rendaMensal, ...others.map((other) => other.rendaMensal)]),
      plans: 1 + others.length,
    }
  })
}
