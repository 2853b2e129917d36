import { describe, expect, it } from 'vitest'
import { specifiedPaths } from '#contract/portal-paths.ts'
import { serviceIds, serviceSlugs } from '#domain/plans/services/service-ids.ts'
import { offeredNames } from './offered-names.ts'
import { suggestionTexts } from './service-catalogue.text.ts'
import { offeredGroups, services } from './service-catalogue.ts'
import { serviceGroups } from './service-groups.ts'

describe('the catalogue', () => {
  it('has the services of the domain, with their ids', () => {
    expect(services.map(({ slug, id }) => [slug, id])).toEqual(Object.entries(serviceIds))
  })

  it('puts every service in exactly one group', () => {
    expect(serviceGroups.flatMap(({ slugs }) => slugs).toSorted()).toEqual(serviceSlugs.toSorted())
  })

  it('names the groups and orders their services as the menu does', () => {
    expect(serviceGroups.map(({ name, slugs }) => [name, slugs[0], slugs.length])).toEqual([
      ['Informações Cadastrais', 'regime-tributacao', 5],
      ['Meu Plano', 'perfil-investimentos', 6],
      ['Solicitações', 'saque-a-vista', 5],
      ['Institutos Legais', 'resgate', 4],
      ['Consultas', 'requests', 4],
      ['Outros', 'alteracao-renda', 4],
    ])
  })

  it('leads to pages of the product, and gives each a name and one sentence', () => {
    for (const { path, title, description } of services) {
      expect(specifiedPaths).toContain(path)
      expect(title).not.toBe('')
      expect(description).toMatch(/^[^.]+\.$/)
    }
  })

  it('has no two services of one name', () => {
    expect(new Set(services.map(({ title }) => title)).size).toBe(services.length)
  })
})

describe('what people come for', () => {
  it('is never said by the name of a service', () => {
    const names = services.map(({ title }) => title.toLowerCase())
    for (const text of Object.values(suggestionTexts)) {
      expect(names.filter((name) => text.toLowerCase().includes(name))).toEqual([])
    }
  })
})

describe('what is offered', () => {
  it('shows offered services only, drops empty groups and marks what can only be read', () => {
    const groups = offeredGroups([
      { slug: 'requests', somenteLeitura: false },
      { slug: 'regime-tributacao', somenteLeitura: true },
      { slug: 'pep', somenteLeitura: false },
      { slug: 'something-else', somenteLeitura: false },
    ])
    expect(groups.map(({ name, services: inGroup }) => [name, inGroup.map(({ slug }) => slug)])).toEqual([
      ['Informações Cadastrais', ['regime-tributacao', 'pep']],
      ['Consultas', ['requests']],
    ])
    expect(groups[0]?.services.map(({ readOnly }) => readOnly)).toEqual([true, false])
  })

  it('is on home by name, in the same groups', () => {
    const features = services.map(({ slug }) => ({ slug, somenteLeitura: false }))
    expect(offeredNames(features)).toEqual(
      offeredGroups(features).map(({ id, name, services: inGroup }) => ({
        id,
        name,
        titles: inGroup.map(({ title }) => title),
      })),
    )
    expect(offeredNames([])).toEqual([])
  })

  it('is nothing when the plan offers nothing', () => expect(offeredGroups([])).toEqual([]))
})
