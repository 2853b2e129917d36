import { describe, expect, it } from 'vitest'
import { defaultContributionParameters as parameters } from './contribution-parameters.ts'
import { basicPercentageOptions, supplementaryPercentageOptions } from './percentage-options.ts'

describe('basic options', () => {
  it.each([10_000, 7473.3, 6898.65])('go up to the maximum on pay of %d', (salary) => {
    expect(basicPercentageOptions(salary, parameters)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it.each([6898.64, 1412, 0, null])('are only 0 on pay of %s', (salary) => {
    expect(basicPercentageOptions(salary, parameters)).toEqual([0])
  })

  it('follow the step of the plan without drift', () => {
    expect(basicPercentageOptions(10_000, { ...parameters, basicMax: 0.4, basicStep: 0.1 })).toEqual([
      0, 0.1, 0.2, 0.3, 0.4,
    ])
  })
})

describe('supplementary options', () => {
  it('go from 0 to the maximum', () => {
    const options = supplementaryPercentageOptions(parameters)
    expect(options).toHaveLength(26)
    expect([options[0], options.at(-1)]).toEqual([0, 25])
  })
})
