import type { IsoDate } from '../../calendar.ts'
import { compareIso } from '../../calendar.ts'

/** First and last day of a contract, both inclusive; `endsOn` null: without an end. */
export interface ContractPeriod {
  startsOn: IsoDate
  endsOn: IsoDate | null
}

/** Whether a supplier's contract is in force on a day. */
export function isContractInForce({ startsOn, endsOn }: ContractPeriod, today: IsoDate): boolean {
  return compareIso(startsOn, today) <= 0 && (endsOn === null || compareIso(endsOn, today) >= 0)
}
