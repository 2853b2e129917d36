import { describe, expect, it } from 'vitest'
import { defaultContributionParameters as parameters } from './contribution-parameters.ts'
import { selfSponsoredCost } from './self-sponsored-cost.ts'

describe('selfSponsoredCost', () => {
  const choice = { salary: 10_000, basicPercent: 6, supplementaryPercent: 0 }

  it('is both shares and the fee', () => {
    expect(selfSponsoredCost(choice, parameters, 1)).toEqual({
      basic: 201.58,
      sponsor: 201.58,
      supplementary: 0,
      fee: 4.03,
      total: 407.19,
    })
  })

  it('takes no fee on what is supplementary', () => {
    expect(selfSponsoredCost({ ...choice, supplementaryPercent: 5 }, parameters, 1)).toMatchObject({
      fee: 4.03,
      total: 948.84,
    })
  })
})
