import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Category, isPossiblePair, Situation, type SituationId } from '#domain/participants.ts'
import { eligibilityMatrix, matrixCell } from './eligibility-matrix.ts'
import {
  cellOf,
  cellProblems,
  grantableSituations,
  offeredCell,
  productCell,
  type ServiceCell,
  withCell,
} from './service-cells.ts'
import { serviceSlugs } from './service-ids.ts'

const { active, suspended, closed, deceased } = Situation
const everything = { enabled: serviceSlugs, cells: [] as ServiceCell[] }
const loans = (situations: SituationId[], readOnly: SituationId[] = []): ServiceCell => ({
  service: 'emprestimos',
  category: 1,
  situations,
  readOnly,
})
const places = serviceSlugs.flatMap((service) =>
  Object.values(Category).map((category) => ({ service, category })),
)

describe('a plan without cells of its own', () => {
  it('has the product’s matrix', () => {
    for (const place of places) {
      for (const situation of Object.values(Situation)) {
        expect(offeredCell(everything, place, situation)).toEqual(
          matrixCell(place.service, place.category, situation),
        )
      }
    }
  })

  it('may give every situation that the product gives, and none of the deceased or of an impossible pair', () => {
    for (const place of places) {
      const grantable = grantableSituations(place)
      expect(grantable).toEqual(expect.arrayContaining([...productCell(place).situations]))
      expect(grantable).not.toContain(deceased)
      expect(grantable.every((situation) => isPossiblePair(place.category, situation))).toBe(true)
      expect(cellProblems([productCell(place)])).toEqual([])
    }
  })
})

describe('a cell of a plan', () => {
  it('takes away, and can leave something to read', () => {
    const suspensions: ServiceCell = {
      service: 'suspend-contribution',
      category: 1,
      situations: [suspended],
      readOnly: [suspended],
    }
    const plan = { ...everything, cells: [suspensions] }
    const place = { service: 'suspend-contribution', category: 1 } as const
    expect(offeredCell(plan, place, active)).toBeUndefined()
    expect(offeredCell(plan, place, suspended)?.readOnly).toBe(true)
    expect(cellOf(plan.cells, place)).toBe(suspensions)
    expect(offeredCell(plan, { ...place, category: 4 }, active)?.readOnly).toBeFalsy()
  })

  it('keeps the conditions of the product', () => {
    const cell: ServiceCell = { service: 'resgate', category: 1, situations: [active], readOnly: [] }
    expect(offeredCell({ ...everything, cells: [cell] }, cell, active)?.conditions).toEqual([
      'redeemable-before-exit',
      'redemption-waiting-period',
    ])
  })

  it('gives what is only read in more situations, and nothing else', () => {
    const simulator: ServiceCell = {
      service: 'simulador-beneficio',
      category: 1,
      situations: [active, closed],
      readOnly: [],
    }
    expect(cellProblems([simulator])).toEqual([])
    expect(offeredCell({ ...everything, cells: [simulator] }, simulator, closed)).toBeDefined()
    expect(cellProblems([loans([active, suspended])])).toEqual([
      { service: 'emprestimos', category: 1, code: 'not-grantable' },
    ])
    expect(cellProblems([{ ...simulator, readOnly: [active] }]).map(({ code }) => code)).toEqual([
      'not-readable',
    ])
    expect(cellProblems([{ ...simulator, service: 'contracheque' }]).map(({ code }) => code)).toEqual([
      'not-grantable',
    ])
  })

  it('stands once, and reads only what it gives', () => {
    expect(cellProblems([loans([active]), loans([])]).map(({ code }) => code)).toEqual(['repeated-cell'])
    expect(cellProblems([loans([], [active])]).map(({ code }) => code)).toEqual(['not-readable'])
  })

  it('is not kept where it says what the product says', () => {
    const none = withCell([], loans([]))
    expect(none).toEqual([loans([])])
    expect(withCell(none, productCell(loans([])))).toEqual([])
  })

  it('never gives more than may be granted, whatever is chosen among that', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.infiniteStream(fc.boolean()), (place, coins) => {
        const situations = grantableSituations(place).filter(() => coins.next().value)
        const cells = withCell([], { ...place, situations, readOnly: [] })
        const held = Object.values(Situation).filter((one) => isPossiblePair(place.category, one))
        for (const situation of held) {
          const cell = offeredCell({ ...everything, cells }, place, situation)
          expect(cell !== undefined).toBe(situations.includes(situation))
        }
        expect(eligibilityMatrix[place.service]).toBeDefined()
      }),
    )
  })
})
