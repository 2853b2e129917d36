import type { VestedBalance } from '#domain/exits/vesting.ts'
import type { LedgerAccount } from '#domain/ledger.ts'
import type { LedgerTotals } from '#domain/ledger-totals.ts'
import type { Amount } from '#domain/money.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import { balanceOfQuotas } from '#domain/quotas.ts'
import type { CurrentQuota, FigureExplanation, FormulaPart } from './figure-explanation.ts'
import { atQuota, unitValuePart } from './figure-explanation.ts'

/** Quotas held in one profile, and what each is worth. */
export interface HeldPosition {
  quotas: Amount
  quota: CurrentQuota
}

/** The total: all quotas at the newest unit value, rounded once. `positions`: by profile, where quotas of several are held. */
export function explainTotal(
  { total }: LedgerTotals,
  quota: CurrentQuota,
  positions: readonly HeldPosition[] = [{ quotas: total.quotas, quota }],
): FigureExplanation {
  return atQuota(quota, {
    figure: 'total-balance',
    formula: 'quotas-times-unit-value',
    parts: positions.flatMap((position): FormulaPart[] => [
      { code: 'quotas', value: toDecimal(position.quotas).toNumber() },
      unitValuePart(position.quota),
    ]),
    result: total.balance,
  })
}

/**
 * A group of accounts: each account's quotas valued, and the cent that makes the accounts add up to the total. Where quotas of several
 * profiles are held (`isSpread`), the balances of the accounts alone.
 */
export function explainGroup(
  figure: 'participant-balance' | 'sponsor-balance' | 'ported-balance',
  totals: LedgerTotals,
  quota: CurrentQuota,
  isSpread = false,
): FigureExplanation {
  const prefix = {
    'participant-balance': 'participant-',
    'sponsor-balance': 'sponsor',
    'ported-balance': 'ported-',
  }
  const accounts = Object.entries(totals.byAccount).filter(
    ([account, { quotas, contributed }]) =>
      account.startsWith(prefix[figure]) && (quotas !== 0 || contributed !== 0),
  ) as [LedgerAccount, LedgerTotals['total']][]
  const result = sumReais(accounts.map(([, { balance }]) => balance))
  if (isSpread) {
    const parts = accounts.map(
      ([account, { balance }]): FormulaPart => ({ code: 'account-balance', value: balance, account }),
    )
    return atQuota(quota, { figure, formula: 'sum-of-accounts', parts, result })
  }
  const exact = sumReais(accounts.map(([, { quotas }]) => balanceOfQuotas(quotas, quota.unitValue)))
  const residual = sumReais([result, -exact])
  return atQuota(quota, {
    figure,
    formula: 'sum-of-accounts',
    parts: [
      ...accounts.map(([account, { quotas }]): FormulaPart => ({ code: 'quotas', value: quotas, account })),
      unitValuePart(quota),
      ...(residual === 0 ? [] : [{ code: 'residual-cent', value: residual } as const]),
    ],
    result,
  })
}

/** The part of the sponsor's balance that belongs to the participant by now. */
export function explainVested(
  sponsorBalance: Amount,
  { percent, vested }: VestedBalance,
  quota: CurrentQuota,
): FigureExplanation {
  return atQuota(quota, {
    figure: 'vested-sponsor-balance',
    formula: 'percent-of-balance',
    parts: [
      { code: 'account-balance', value: toDecimal(sponsorBalance).toNumber(), account: 'sponsor' },
      { code: 'vested-percent', value: percent },
    ],
    result: vested,
  })
}

/** Everything that was contributed, account by account; it changes with the next contribution, not with a quota. */
export function explainContributed({ byAccount, total }: LedgerTotals): FigureExplanation {
  const accounts = (Object.entries(byAccount) as [LedgerAccount, LedgerTotals['total']][]).filter(
    ([account, { contributed }]) => contributed !== 0 && account !== 'administration' && account !== 'risk',
  )
  return {
    figure: 'contributed',
    formula: 'sum-of-contributions',
    parts: accounts.map(([account, { contributed }]) => ({
      code: 'contributed',
      value: contributed,
      account,
    })),
    result: total.contributed,
    quotaDate: null,
    nextUpdate: null,
  }
}

/** Gain or loss of the investment. */
export function explainReturnAmount({ total }: LedgerTotals, quota: CurrentQuota): FigureExplanation {
  return atQuota(quota, {
    figure: 'return-amount',
    formula: 'balance-plus-withdrawn-less-contributed',
    parts: [
      { code: 'balance', value: total.balance },
      { code: 'withdrawn', value: total.withdrawn },
      { code: 'contributed', value: total.contributed },
    ],
    result: total.return,
  })
}
