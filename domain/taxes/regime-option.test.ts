import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RegimeFacts } from './regime-option.ts'
import { checkRegimeChoice, regimeOption } from './regime-option.ts'

const saving: RegimeFacts = {
  category: 1,
  regime: null,
  chosenOn: null,
  grantedOn: null,
  firstRedemptionOn: null,
  participantHadChosen: false,
}
const reasonOf = (facts: Partial<RegimeFacts>) => regimeOption({ ...saving, ...facts }).reason

describe('regimeOption', () => {
  it('is open while nothing was chosen', () => {
    expect(regimeOption(saving)).toEqual({
      current: 'progressive',
      decided: null,
      offered: ['progressive', 'regressive'],
      irrevocable: ['regressive'],
      isFinal: false,
      reason: 'never-chosen',
    })
  })

  it('is open once more for who chose before the law of 2024', () => {
    expect(regimeOption({ ...saving, regime: 'regressive', chosenOn: '2019-03-01' })).toMatchObject({
      current: 'regressive',
      isFinal: false,
      reason: 'chosen-before-2024',
    })
  })

  it('takes a regressive regime without a date for an old choice', () => {
    expect(reasonOf({ regime: 'regressive' })).toBe('chosen-before-2024')
  })

  it('is settled by a choice, a benefit or a redemption', () => {
    expect(reasonOf({ regime: 'regressive', chosenOn: '2024-01-11' })).toBe('chosen-for-good')
    expect(reasonOf({ category: 2, grantedOn: '2024-08-01' })).toBe('benefit-granted')
    expect(reasonOf({ category: 2, grantedOn: null })).toBe('benefit-granted')
    expect(reasonOf({ firstRedemptionOn: '2025-02-01' })).toBe('redemption-requested')
    expect(reasonOf({ firstRedemptionOn: '2020-02-01' })).toBe('never-chosen')
  })

  it('of the progressive regime may be left for the regressive one until a benefit or a redemption settles it', () => {
    const chosen = { ...saving, regime: 'progressive', chosenOn: '2026-02-01' } as const
    expect(regimeOption(chosen)).toEqual({
      current: 'progressive',
      decided: 'progressive',
      offered: ['regressive'],
      irrevocable: ['regressive'],
      isFinal: false,
      reason: 'chosen-progressive',
    })
    expect(reasonOf({ ...chosen, firstRedemptionOn: '2026-06-01' })).toBe('redemption-requested')
    expect(reasonOf({ ...chosen, category: 2, grantedOn: '2026-06-01' })).toBe('benefit-granted')
  })

  it('has one reading of who chose: a progressive regime that nobody signed was not chosen', () => {
    expect(regimeOption({ ...saving, regime: 'progressive' }).decided).toBeNull()
    expect(regimeOption({ ...saving, regime: 'progressive', chosenOn: '2019-03-01' }).decided).toBe(
      'progressive',
    )
    expect(regimeOption({ ...saving, firstRedemptionOn: '2025-02-01' }).decided).toBe('progressive')
  })

  it('says that nothing was chosen exactly while nothing is decided, whatever is known', () => {
    const day = fc.constantFrom(null, '2019-03-01', '2023-12-01', '2024-01-11', '2026-02-01')
    const facts = fc.record({
      category: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
      regime: fc.constantFrom(null, 'progressive' as const, 'regressive' as const),
      chosenOn: day,
      grantedOn: day,
      firstRedemptionOn: day,
      participantHadChosen: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, (known) => {
        const { decided, current, offered, irrevocable, isFinal, reason } = regimeOption(known)
        expect(decided === null).toBe(
          reason === 'never-chosen' || (reason === 'beneficiary-may-choose' && known.chosenOn === null),
        )
        expect([null, current]).toContain(decided)
        expect(isFinal).toBe(offered.length === 0)
        expect(isFinal && decided === null).toBe(false)
        expect(offered).toEqual(expect.arrayContaining([...irrevocable]))
        expect(offered.includes('regressive') && !irrevocable.includes('regressive')).toBe(false)
      }),
    )
  })

  it('offers only regressive to who was in benefit before the law and stayed progressive', () => {
    expect(regimeOption({ ...saving, category: 2, grantedOn: '2023-12-01' })).toMatchObject({
      offered: ['regressive'],
      reason: 'assisted-still-progressive',
    })
    expect(reasonOf({ category: 2, grantedOn: '2023-12-01', regime: 'regressive' })).toBe('benefit-granted')
  })

  it('lets a beneficiary choose when the participant never did', () => {
    expect(reasonOf({ category: 3, grantedOn: '2025-01-01' })).toBe('beneficiary-may-choose')
    expect(reasonOf({ category: 3, participantHadChosen: true })).toBe('participant-chose')
  })
})

describe('checkRegimeChoice', () => {
  const choice = {
    regime: 'regressive',
    acceptsIrrevocable: true,
    sawComparison: true,
    isReauthenticated: true,
  } as const

  it('is for good where it is for the regressive regime', () => {
    expect(checkRegimeChoice(choice, regimeOption(saving))).toEqual({
      ok: true,
      result: 'regressive',
    })
    const progressive = { ...choice, regime: 'progressive', acceptsIrrevocable: false } as const
    expect(checkRegimeChoice(progressive, regimeOption(saving))).toEqual({ ok: true, result: 'progressive' })
    const pensioner = { ...saving, category: 3, grantedOn: '2025-01-01' } as const
    expect(checkRegimeChoice(progressive, regimeOption(pensioner))).toMatchObject({
      problems: [{ code: 'confirmation-required' }],
    })
    const after = { ...saving, regime: 'regressive', chosenOn: '2026-11-21' } as const
    expect(checkRegimeChoice(choice, regimeOption(after))).toEqual({
      ok: false,
      problems: [{ field: 'regime', code: 'already-final' }],
    })
  })

  it('needs every confirmation', () => {
    expect(
      checkRegimeChoice(
        { regime: null, acceptsIrrevocable: false, sawComparison: false, isReauthenticated: false },
        regimeOption(saving),
      ),
    ).toEqual({
      ok: false,
      problems: [
        { field: 'regime', code: 'regime-required' },
        { field: 'sawComparison', code: 'comparison-required' },
        { field: 'acceptsIrrevocable', code: 'confirmation-required' },
        { field: 'password', code: 'password-required' },
      ],
    })
  })

  it('refuses a regime that is not offered', () => {
    const assisted = { ...saving, category: 2, grantedOn: '2023-12-01' } as const
    expect(checkRegimeChoice({ ...choice, regime: 'progressive' }, regimeOption(assisted))).toMatchObject({
      problems: [{ field: 'regime', code: 'regime-not-offered' }],
    })
  })
})
