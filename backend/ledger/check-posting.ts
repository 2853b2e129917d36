import type { IsoDate } from '#domain/calendar.ts'
import { belongsIn, isCredit, isIndividualAccount, isInflow, isOutflow } from '#domain/ledger.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import { sumQuotas } from '#domain/quotas.ts'
import type { Posting } from './posting.ts'
import { PostingRefused } from './posting-refused.ts'

/** Reais and quotas as a database numeric takes them. */
const REAIS = /^-?\d{1,13}(\.\d{1,2})?$/
const QUOTAS = /^-?\d{1,12}(\.\d{1,8})?$/

/** Refuses what is wrong in a posting by itself. @throws PostingRefused */
export function checkPosting(posting: Posting): void {
  const { type, account, amount, quotas, lotDate, date, key, corrects } = posting
  if (key === '' || key.includes('/')) throw new PostingRefused('wrong-key', key, 'a key has no slash')
  if (!belongsIn(type, account))
    throw new PostingRefused('wrong-account', key, `${type} does not stand in ${account}`)
  if (!REAIS.test(amount) || (quotas !== undefined && !QUOTAS.test(quotas)))
    throw new PostingRefused('wrong-amount', key, 'reais have two decimals, quotas eight')
  checkSign(posting)
  if (lotDate !== undefined && lotDate > date)
    throw new PostingRefused('wrong-lot', key, 'a lot is not younger than its entry')
  const bringsAge = type.startsWith('PT-') || type === 'pension-in'
  if (corrects === undefined && isInflow(type) && !bringsAge && (lotDate ?? date) !== date)
    throw new PostingRefused('wrong-lot', key, 'only ported money and a pension bring their age along')
  if (isTwoSided(type) && corrects === undefined && lotDate === undefined)
    throw new PostingRefused('wrong-lot', key, 'what has two sides names its lots')
}

/** Refuses a switch that takes from a lot of an account other money than it gives back to it; every entry has its lot. @throws PostingRefused */
export function refuseOneSidedSwitches(
  postings: readonly (Pick<Posting, 'type' | 'linkId' | 'account' | 'amount' | 'key'> & {
    lotDate: IsoDate
  })[],
): void {
  const sides = postings.filter(({ type }) => type === 'switch-in' || type === 'switch-out')
  const byLot = Map.groupBy(sides, ({ linkId, account, lotDate }) => `${linkId} ${account} ${lotDate}`)
  for (const [lot, ofLot] of byLot) {
    if (sumReais(ofLot.map(({ amount }) => amount)) !== 0)
      throw new PostingRefused('one-sided-switch', ofLot[0]?.key ?? null, `both sides of lot ${lot} differ`)
  }
}

/**
 * Refuses a pension that takes from a lot of who died other money or other quotas than it gives to the same lot of the beneficiary.
 * @throws PostingRefused
 */
export function refuseOneSidedPensions(
  postings: readonly (Pick<Posting, 'type' | 'account' | 'profileId' | 'amount' | 'key'> & {
    lotDate: IsoDate
    quotas: string
  })[],
): void {
  const sides = postings.filter(({ type }) => type === 'pension-in' || type === 'pension-out')
  const byLot = Map.groupBy(sides, ({ account, profileId, lotDate }) => `${account} ${profileId} ${lotDate}`)
  for (const [lot, ofLot] of byLot) {
    const isEven =
      sumReais(ofLot.map(({ amount }) => amount)) === 0 && sumQuotas(ofLot.map(({ quotas }) => quotas)) === 0
    if (!isEven)
      throw new PostingRefused('one-sided-pension', ofLot[0]?.key ?? null, `both sides of lot ${lot} differ`)
  }
}

/** Refuses other dates for money that are not for all of it and nothing more: the account keeps its money and its quotas. @throws PostingRefused */
export function refuseOneSidedDates(
  postings: readonly (Pick<Posting, 'type' | 'linkId' | 'account' | 'profileId' | 'amount' | 'key'> & {
    quotas: string
  })[],
): void {
  const sides = postings.filter(({ type }) => type === 'redated-in' || type === 'redated-out')
  const byPlace = Map.groupBy(sides, (side) => `${side.linkId} ${side.account} ${side.profileId}`)
  for (const [place, ofPlace] of byPlace) {
    const isEven =
      sumReais(ofPlace.map(({ amount }) => amount)) === 0 &&
      sumQuotas(ofPlace.map(({ quotas }) => quotas)) === 0
    if (!isEven)
      throw new PostingRefused('one-sided-dates', ofPlace[0]?.key ?? null, `both sides of ${place} differ`)
  }
}

/** Types that never stand alone: what one side gives, another takes. */
function isTwoSided(type: Posting['type']): boolean {
  return TWO_SIDED.has(type)
}

const TWO_SIDED: ReadonlySet<Posting['type']> = new Set([
  'switch-in',
  'switch-out',
  'pension-in',
  'pension-out',
  'redated-out',
  'redated-in',
])

function checkSign({ type, account, amount, quotas, lotDate, key, corrects }: Posting): void {
  const [reais, quantity] = [toDecimal(amount), toDecimal(quotas ?? amount)]
  const isIn = isCredit(type)
  // Of what has two sides, or leaves lot by lot, a lot may be so small that it is worth less than a cent.
  const isLot = quotas !== undefined && lotDate !== undefined && (isTwoSided(type) || isOutflow(type))
  if (reais.isZero() && !isLot) throw new PostingRefused('wrong-amount', key, 'nothing is moved')
  const sign = (isIn ? 1 : -1) * (corrects === undefined ? 1 : -1)
  const isWrong = [reais, quantity].some((value) => !value.isZero() && value.isPositive() !== sign > 0)
  if (isWrong) throw new PostingRefused('wrong-amount', key, `${type} has the other sign`)
  if (!isIndividualAccount(account) && quotas !== undefined && !quantity.isZero())
    throw new PostingRefused('quotas-differ', key, `${account} holds no quotas`)
}
