import type { SuspensionData } from '#contract/contributions/suspensions.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addToCompetence } from '#domain/calendar.ts'
import { effectiveMonth } from '#domain/contributions/effective-month.ts'
import { monthlyAmounts } from '#domain/contributions/monthly-amounts.ts'
import { sumReais } from '#domain/money.ts'
import { Category, Situation } from '#domain/participants.ts'
import type { DemoLink, DemoPerson } from './demo-person.ts'
import { requestRules } from './request-rules.ts'
import { seedCalendar } from './seed-calendar.ts'

/** Months of the contributions that stand still, of a link that is suspended. */
export interface DemoSuspension {
  link: DemoLink
  from: Competence
  to: Competence
}

const SUSPENDED_MONTHS = 6

/** The suspensions that run: six months each, begun three months ago at most. */
export function demoSuspensions(people: readonly DemoPerson[], today: IsoDate): DemoSuspension[] {
  const earliest = seedCalendar(today).month(-2)
  return people
    .flatMap(({ links }) => links)
    .filter(({ category, situation }) => {
      const saves = category === Category.taxpayer || category === Category.selfSponsored
      return saves && situation === Situation.suspended
    })
    .map((link) => {
      const since = link.situationSince.slice(0, 7)
      const from = since > earliest ? since : earliest
      return { link, from, to: addToCompetence(from, SUSPENDED_MONTHS - 1) }
    })
}

/** Data of a suspension request; one that was carried out is the suspension in force. */
export function demoSuspensionData(link: DemoLink, filedOn: IsoDate, isDone: boolean): SuspensionData {
  const runs = isDone && link.situation === Situation.suspended
  const from = runs ? link.situationSince.slice(0, 7) : effectiveMonth(filedOn, requestRules)
  const { own, sponsor } = monthlyValues(link)
  return {
    meses: SUSPENDED_MONTHS,
    mesEfeito: from,
    mesFim: addToCompetence(from, SUSPENDED_MONTHS - 1),
    mesRetorno: addToCompetence(from, SUSPENDED_MONTHS),
    valorProprio: own,
    valorPatrocinadora: sponsor,
    coberturaRisco: yesNoOf(link.savings?.kind !== 'voluntary'),
    taxaContinua: 'S',
  }
}

function monthlyValues({ savings }: DemoLink): { own: number; sponsor: number } {
  if (!savings) return { own: 0, sponsor: 0 }
  if (savings.kind === 'voluntary') return { own: savings.amount, sponsor: 0 }
  const { basic, supplementary, employer } = monthlyAmounts(savings, requestRules)
  return { own: sumReais([basic, supplementary]), sponsor: employer }
}
