import { describe, expect, it } from 'vitest'
import { redemptionSentences } from './redemption.text.ts'
import { checkRedemptionValues } from './redemption-check.ts'

const facts = {
  maximumInstalments: 12,
  maximumDeferralDays: 180,
  net: 52_700,
  debt: 0,
  isRegimeDecided: true,
}
const inTwelve = { forma: 'parcelada', parcelas: 12, dias: null, regime: null, ciente: true } as const

describe('A redemption in instalments', () => {
  it('is paid in as many as the plan allows', () => {
    expect(checkRedemptionValues(inTwelve, facts)).toEqual({
      ok: true,
      result: { instalments: 12, deferralDays: 0 },
    })
  })

  it('is refused where some of them would come to nothing', () => {
    expect(checkRedemptionValues(inTwelve, { ...facts, net: 0.08 })).toEqual({
      ok: false,
      problems: [{ field: 'parcelas', sentence: redemptionSentences.tooLittle }],
    })
  })
})

describe('A redemption of who chose no regime', () => {
  const undecided = { ...facts, isRegimeDecided: false }

  it.each([
    ['none', null, redemptionSentences.noRegime],
    ['the regressive one, which is signed before', 'regressivo', redemptionSentences.unsignedRegressive],
  ] as const)('is refused with %s', (_, regime, sentence) => {
    expect(checkRedemptionValues({ ...inTwelve, regime }, undecided)).toEqual({
      ok: false,
      problems: [{ field: 'regime', sentence }],
    })
  })

  it('is taken with the progressive one, which holds without an option', () => {
    expect(checkRedemptionValues({ ...inTwelve, regime: 'progressivo' }, undecided).ok).toBe(true)
  })
})
