import { describe, expect, it } from 'vitest'
import { specifiedPaths } from '#contract/portal-paths.ts'
import { settingIds } from '#domain/settings/setting-ids.ts'
import { settingTexts } from './settings.text.ts'
import { findSettings } from './settings-catalogue.ts'

const found = (words: string) =>
  findSettings(words).flatMap(({ services }) => services.map(({ slug }) => slug))

describe('the settings', () => {
  it('lead to pages of the product and say in one sentence what they are', () => {
    for (const { services } of findSettings('')) {
      for (const { path, description } of services) {
        expect(specifiedPaths).toContain(path)
        expect(description).toMatch(/^[^.]+\.$/)
      }
    }
    expect(new Set(Object.values(settingTexts).map(({ title }) => title)).size).toBe(settingIds.length)
  })

  it('are found by name, keyword and group, accents and capitals aside', () => {
    expect(found('INFLACAO')).toEqual(['indexadores'])
    expect(found('logotipo')).toEqual(['theme-settings'])
    expect(found('importacoes')).toContain('importar-contribuicoes')
    expect(found('boleto pago')).toEqual(['baixas-contribuicoes'])
    expect(found('importar pessoas')).toEqual(['importar-pessoas'])
    expect(findSettings('zebra')).toEqual([])
    expect(found('').toSorted()).toEqual(settingIds.toSorted())
  })
})
