import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addDays, addToCompetence } from '#domain/calendar.ts'
import type { BoletoPurpose } from '#domain/collection/boletos/boleto-state.ts'
import { dueDateIn, payableUntil } from '#domain/contributions/due-date.ts'
import { nextDueMonth } from '#domain/contributions/next-contribution.ts'
import { type PaymentPart, sumOfParts } from '#domain/payment-clearings/payment-parts.ts'
import { creditsOf } from './contributions.ts'
import type { DemoLink, DemoPerson } from './demo-person.ts'
import { seedCalendar } from './seed-calendar.ts'

/** How the invented entity collects its slips. Nothing of it exists at a bank. */
export const demoCollection = {
  portfolio: '109',
  agency: '0057',
  account: '12345',
  pixKey: 'demonstracao@exemplo.example',
  city: 'São Paulo',
  debitAgreement: '005700012345',
}

/** A slip of the demo; they are numbered from 1 in the order in which they are listed. */
export interface DemoPayment {
  link: DemoLink
  purpose: BoletoPurpose
  competence: Competence
  amount: number
  parts: PaymentPart[]
  dueDate: IsoDate
  issuedOn: IsoDate
  paidOn: IsoDate | null
}

const partNames = { CB: 'basic', CS: 'supplementary', CV: 'voluntary', CA: 'fee' } as const

const ANA = '400118'
const EDUARDO = '100990'
const DUE = { dueDay: 10 }
/** Slips of the past year are listed. */
const HISTORY = 12
/** The slip that the guide of the demo works out by hand, first of all: its line never changes. */
const WORKED = { competence: '2026-12', issuedOn: '2026-11-06', amount: 122.08 }

/** Slips of the people of the guide: Ana's of every month, Eduardo's with one overdue and one open. */
export function demoPayments(people: readonly DemoPerson[], today: IsoDate): DemoPayment[] {
  const linkOf = (enrolment: string) =>
    people.flatMap(({ links }) => links).find((link) => link.enrolment === enrolment)
  const [ana, eduardo] = [linkOf(ANA), linkOf(EDUARDO)]
  if (!ana || !eduardo) throw new RangeError('Ana and Eduardo are not among the people of the demo')
  return [...anasSlips(ana, today), ...eduardosSlips(eduardo, today)]
}

/** Paid month after month; from the worked one on there is always one that waits. */
function anasSlips(link: DemoLink, today: IsoDate): DemoPayment[] {
  const open = nextDueMonth(today, DUE)
  const waits = today >= WORKED.issuedOn ? [minimumSlip(link, open, today)] : []
  const isOver = open > WORKED.competence
  const worked = isOver
    ? [{ ...minimumSlip(link, WORKED.competence, today), paidOn: dueDateIn(WORKED.competence, DUE) }]
    : []
  const others = monthsUpTo(addToCompetence(open, -1))
    .filter((month) => month !== WORKED.competence)
    .map((month) => paidSlip(link, 'voluntary', month, today))
  return [...worked, ...waits, ...others]
}

function minimumSlip(link: DemoLink, competence: Competence, today: IsoDate): DemoPayment {
  const parts: PaymentPart[] = [{ part: 'voluntary', amount: WORKED.amount }]
  const slip = paidSlip(link, 'voluntary', competence, today)
  const issuedOn = competence === WORKED.competence ? WORKED.issuedOn : slip.issuedOn
  return { ...slip, amount: WORKED.amount, parts, issuedOn, paidOn: null }
}

/** The month of the newest quota was not paid, those around it were, and the next one waits. */
function eduardosSlips(link: DemoLink, today: IsoDate): DemoPayment[] {
  const open = nextDueMonth(today, DUE)
  const unpaid = new Set([seedCalendar(today).month(0), open])
  return monthsUpTo(open).map((month) => {
    const slip = paidSlip(link, 'self-sponsored', month, today)
    return unpaid.has(month) ? { ...slip, paidOn: null } : slip
  })
}

function paidSlip(
  link: DemoLink,
  purpose: BoletoPurpose,
  competence: Competence,
  today: IsoDate,
): DemoPayment {
  const dueDate = dueDateIn(competence, DUE)
  const issuedOn = addDays(dueDate, -9)
  const parts = partsFor(link, competence, today)
  return {
    link,
    purpose,
    competence,
    amount: sumOfParts(parts),
    parts,
    dueDate,
    issuedOn: issuedOn < today ? issuedOn : today,
    paidOn: addDays(payableUntil(dueDate), -1),
  }
}

/** Parts owed for a month, paid or not. Of two basic contributions the second is the sponsor's share. */
function partsFor(link: DemoLink, month: Competence, today: IsoDate): PaymentPart[] {
  const unpaidToo = link.savings ? { ...link, savings: { ...link.savings, until: null } } : link
  const credits = creditsOf(unpaidToo, month, today)
  return credits.map(({ type, amount }, index) => {
    const isSecond = credits.findIndex((other) => other.type === type) < index
    return { part: isSecond ? 'sponsor' : partNames[type as keyof typeof partNames], amount }
  })
}

function monthsUpTo(last: Competence): Competence[] {
  return Array.from({ length: HISTORY }, (_, index) => addToCompetence(last, index - HISTORY + 1))
}
