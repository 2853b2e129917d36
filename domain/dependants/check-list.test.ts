import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDependantList, type ListFacts, type ToldDependant } from './check-list.ts'
import { DependantType, PLAN_KINSHIPS } from './kinships.ts'
import { equalShares, sharesByClass } from './shares.ts'

const plan: ListFacts = {
  type: DependantType.plan,
  today: '2026-11-21',
  ownCpf: '11144477735',
  limits: {
    tax: { ageLimit: 21, studentAgeLimit: 24 },
    plan: { ageLimit: 21, studentAgeLimit: 24, studentsStay: false },
  },
  acceptsDesignated: false,
}
const tax: ListFacts = { ...plan, type: DependantType.incomeTax }
const bia: ToldDependant = {
  name: 'Bia Nunes',
  cpf: '529.982.247-25',
  birthDate: '2015-03-02',
  kinship: 'filho',
  share: 100,
  isStudent: false,
  isDisabled: false,
}
const wife: ToldDependant = {
  ...bia,
  name: 'Vera Nunes',
  cpf: '701.230.080-93',
  birthDate: '1960-01-05',
  kinship: 'conjuge',
}

describe('a list of dependants', () => {
  it('is right with who they are, of the list of its type, and whole shares in each class', () => {
    expect(checkDependantList([bia], plan)).toEqual([])
    expect(checkDependantList([{ ...bia, kinship: '03' }], tax)).toEqual([])
    const mother = { ...wife, kinship: 'genitor' }
    expect(checkDependantList([bia, mother], plan)).toEqual([])
  })

  it('asks for a kinship of its own list, and for a designated person only where the plan takes one', () => {
    expect(checkDependantList([bia], tax)).toEqual([{ at: 0, field: 'kinship', code: 'other-list' }])
    const friend = { ...wife, kinship: 'designado' }
    expect(checkDependantList([friend], plan)).toEqual([{ at: 0, field: 'kinship', code: 'other-list' }])
    expect(checkDependantList([friend], { ...plan, acceptsDesignated: true })).toEqual([])
  })

  it('takes neither the person nor anybody twice', () => {
    const oneself = { ...bia, cpf: '111.444.777-35' }
    expect(checkDependantList([oneself], plan)).toEqual([{ at: 0, field: 'cpf', code: 'own' }])
    expect(
      checkDependantList(
        [
          { ...bia, share: 50 },
          { ...bia, share: 50 },
        ],
        plan,
      ),
    ).toEqual([{ at: 1, field: 'cpf', code: 'repeated' }])
  })

  it('takes nobody over the age, but for who is unable to work', () => {
    const grown = { ...bia, kinship: '03', birthDate: '2004-05-05' }
    expect(checkDependantList([grown], tax)).toEqual([
      { at: 0, field: 'birthDate', code: 'over-age', lastDay: '2025-12-31' },
    ])
    expect(checkDependantList([{ ...grown, kinship: '04' }], tax)).toEqual([])
    expect(checkDependantList([{ ...grown, isDisabled: true }], tax)).toEqual([])
    // The year in which 21 is completed still counts.
    expect(checkDependantList([{ ...grown, birthDate: '2005-01-01' }], tax)).toEqual([])
  })

  it('says what is missing to 100 in the class, once every share is told', () => {
    const half = { ...wife, share: 50 }
    expect(checkDependantList([half, { ...bia, share: 30.5 }], plan)).toEqual([
      { at: 0, field: 'share', code: 'sum', class: 1, sum: 80.5, missing: 19.5 },
    ])
    expect(checkDependantList([half, { ...bia, share: null }], plan)).toEqual([
      { at: 1, field: 'share', code: 'required' },
    ])
    for (const share of [0, -1, 100.01, 33.333])
      expect(checkDependantList([{ ...bia, share }], plan)).toContainEqual({
        at: 0,
        field: 'share',
        code: 'out-of-range',
      })
  })
})

describe('shares', () => {
  it('are as equal as two decimals let them be', () => {
    expect(equalShares(3)).toEqual([33.34, 33.33, 33.33])
    expect(equalShares(0)).toEqual([])
  })

  it('divided equally always add to 100 and differ by a hundredth at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.constantFrom(...PLAN_KINSHIPS), (count, kinship) => {
        const shares = equalShares(count)
        const [only] = sharesByClass(shares.map((share) => ({ kinship, share })))
        expect(only).toMatchObject({ count, sum: 100, missing: 0 })
        expect(Math.round((Math.max(...shares) - Math.min(...shares)) * 100)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('a list passes exactly when each class adds to 100', () => {
    const member = fc.record({
      kinship: fc.constantFrom('conjuge', 'filho', 'genitor'),
      share: fc.constantFrom(25, 50, 75, 100),
    })
    fc.assert(
      fc.property(fc.array(member, { maxLength: 6 }), (members) => {
        const everybody = members.map((one) => ({ ...bia, birthDate: '2020-01-01', ...one }))
        const sums = checkDependantList(everybody, plan).filter(({ code }) => code === 'sum')
        const isWhole = sharesByClass(members).every(({ sum }) => sum === 100)
        expect(sums.length === 0).toBe(isWhole)
      }),
    )
  })
})
