import { describe, expect, it } from 'vitest'
import { serviceFacts } from './service-facts.ts'
import { isServiceSlug, serviceIds, serviceSlugs } from './service-ids.ts'

describe('service ids', () => {
  it('are given once each, from 1 without a gap, and 0 to four entries', () => {
    const numbered = Object.values(serviceIds)
      .filter((id) => id !== 0)
      .sort((a, b) => a - b)
    expect(numbered).toEqual(numbered.map((_, index) => index + 1))
    expect(serviceSlugs.filter((slug) => serviceIds[slug] === 0)).toEqual([
      'requests',
      'atas',
      'fornecedores',
      'convidar-participante',
    ])
  })

  it('promise a decision about the exemptions of income tax in five business days', () => {
    expect(serviceFacts['exemption-65'].request.businessDays).toBe(5)
  })

  it('are told by their slugs', () => {
    expect(serviceIds.resgate).toBe(14)
    expect(isServiceSlug('resgate')).toBe(true)
    expect(isServiceSlug('toString')).toBe(false)
  })
})
