import { describe, expect, it } from 'vitest'
import { specifiedPaths } from '#contract/portal-paths.ts'
import { attendantNavigation, participantNavigation } from './trees.ts'

describe('navigation', () => {
  it('leads only to pages of the product', () => {
    const paths = [...participantNavigation(2), ...attendantNavigation(null)].flatMap((item) => [
      item.path,
      ...(item.children ?? []).map((child) => child.path),
    ])
    for (const path of paths) expect(specifiedPaths).toContain(path)
  })

  it('shows the two kinds of dependants to an assisted person', () => {
    const dependents = participantNavigation(2).find(({ path }) => path === '/dependentes')
    expect(dependents?.children?.map(({ label, search }) => [label, search.tipo])).toEqual([
      ['Dependentes de IR', 'imposto-renda'],
      ['Dependentes Previdencial', 'previdencial'],
    ])
  })

  it('leads a pensioner to no dependants', () => {
    expect(participantNavigation(3).map(({ path }) => path)).not.toContain('/dependentes')
    for (const category of [1, 2, 4, 5, null])
      expect(participantNavigation(category).map(({ path }) => path)).toContain('/dependentes')
  })

  it('leads who left the sponsor or the plan to no dependants', () => {
    const leadsThere = (situation: number) =>
      participantNavigation(1, situation).some(({ path }) => path === '/dependentes')
    expect([1, 3, 6, 9].filter(leadsThere)).toEqual([1, 3, 6, 9])
    expect([4, 7, 8].filter(leadsThere)).toEqual([])
  })

  it.each([1, 3, 4, 5, null])('shows no submenu to category %s', (category) => {
    for (const item of participantNavigation(category)) expect(item.children).toBeUndefined()
  })
})
