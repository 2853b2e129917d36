import type { IsoDate } from '#domain/calendar.ts'
import type { PaySlip } from '#domain/payroll/pay-slips/pay-slip.ts'
import type { DemoLink, DemoPerson } from './demo-person.ts'
import type { DemoRequest } from './demo-request.ts'
import { ledgerOf } from './ledger.ts'
import type { DemoLot } from './lots.ts'
import { demoPaySlips } from './pay-slips.ts'
import { demoPeople } from './people.ts'
import { type DemoQuota, demoQuotas, unitValuesOf } from './quotas.ts'
import { demoRequests } from './requests.ts'

/** The parts of the demo that cost time to tell, told once and before anything is written: no transaction waits for it. */
export interface PreparedDemo {
  today: IsoDate
  quotas: readonly DemoQuota[]
  people: readonly DemoPerson[]
  links: readonly PreparedLink[]
  requests: readonly DemoRequest[]
}

/** A link with its movements and pay slips, oldest first. */
export interface PreparedLink {
  link: DemoLink
  lots: readonly DemoLot[]
  paySlips: readonly PaySlip[]
}

/** The demo as it is on `today`: the same day always gives the same. */
export function prepareParts(today: IsoDate): PreparedDemo {
  const quotas = demoQuotas(today)
  const people = demoPeople(today)
  const links = people.flatMap(({ birthDate, links }) =>
    links.map((link): PreparedLink => {
      const lots = ledgerOf(link, today, unitValuesOf(quotas, link.profileId))
      return { link, lots, paySlips: demoPaySlips(link, birthDate, lots) }
    }),
  )
  return { today, quotas, people, links, requests: demoRequests(people, today) }
}
