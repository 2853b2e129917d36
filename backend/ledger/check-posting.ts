import type { IsoDate } from '#domain/calendar.ts'
import { belongsIn, isIndividualAccount, isInflow } from '#domain/ledger.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
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
  if (corrects === undefined && isInflow(type) && !type.startsWith('PT-') && (lotDate ?? date) !== date)
    throw new PostingRefused('wrong-lot', key, 'only ported money brings its age along')
  if ((type === 'switch-in' || type === 'switch-out') && corrects === undefined && lotDate === undefined)
    throw new PostingRefused('wrong-lot', key, 'a switch names its lots')
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

function checkSign({ type, account, amount, quotas, key, corrects }: Posting): void {
  const [reais, quantity] = [toDecimal(amount), toDecimal(quotas ?? amount)]
  const isIn = isInflow(type) || type === 'switch-in'
  const isTransfer = type === 'switch-in' || type === 'switch-out'
  // Of a switch a lot may be so small that it is worth less than a cent.
  if (reais.isZero() && !(isTransfer && quotas !== undefined))
    throw new PostingRefused('wrong-amount', key, 'nothing is moved')
  const sign = (isIn ? 1 : -1) * (corrects === undefined ? 1 : -1)
  const isWrong = [reais, quantity].some((value) => !value.isZero() && value.isPositive() !== sign > 0)
  if (isWrong) throw new PostingRefused('wrong-amount', key, `${type} has the other sign`)
  if (!isIndividualAccount(account) && quotas !== undefined && !quantity.isZero())
    throw new PostingRefused('quotas-differ', key, `${account} holds no quotas`)
}
