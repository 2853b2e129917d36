import { describe, expect, it } from 'vitest'
import { comparedName, hasTwoWords, nameProblem, tidyName } from './full-name.ts'

describe('a name', () => {
  it.each([
    ['Ana D´Ávila', "Ana D'Ávila"],
    ['Luiz ‘Ávila', "Luiz 'Ávila"],
    ['José Mª Sant’Anna', "José Mª Sant'Anna"],
    ['João Paulo 2º', 'João Paulo 2º'],
    ['João Paulo 2°', 'João Paulo 2º'],
    ["Nuñez O'Connor Jr.", "Nuñez O'Connor Jr."],
    ['İbrahim Çelik', 'İbrahim Çelik'],
    ['Zoë Müller-Lüdenscheidt', 'Zoë Müller-Lüdenscheidt'],
    ['Łukasz Nguyễn Đặng Ştefan Ğül', 'Łukasz Nguyễn Đặng Ştefan Ğül'],
    ['J.P. Souza', 'J.P. Souza'],
    ['M. Aparecida', 'M. Aparecida'],
    ['Gal·la Pons', 'Gal·la Pons'],
    ["Ana D' Ávila", "Ana D' Ávila"],
    ['X Æ', 'X Æ'],
    ['王 小明', '王 小明'],
    ['Αθηνά Ωνάση', 'Αθηνά Ωνάση'],
    ['  Ana\u00a0 Lima\u200b ', 'Ana Lima'],
    ['Joa\u0303o A\u0302ngelo', 'João Ângelo'],
    ['Maria Conceição - Silva', 'Maria Conceição - Silva'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(tidyName(typed)).toBe(kept)
    expect(nameProblem(kept)).toEqual(kept.includes(' - ') ? { code: 'shape' } : null)
  })

  it.each([
    ['Antônio (Toninho) Reis', { code: 'sign', sign: '(' }],
    ['Ana Lima/Souza', { code: 'sign', sign: '/' }],
    ['Lima, Ana', { code: 'sign', sign: ',' }],
    ['Ana 123', { code: 'sign', sign: '1' }],
    ['2ºAna', { code: 'sign', sign: '2' }],
    ['Ana 😀', { code: 'sign', sign: '😀' }],
    ['Ana <b>Lima', { code: 'sign', sign: '<' }],
    ['=1+1', { code: 'sign', sign: '=' }],
    ['ana@exemplo.com', { code: 'sign', sign: '@' }],
    ['\u0600Ana', { code: 'sign', sign: '\u0600' }],
    ['Visite exemplo.com', { code: 'shape' }],
    ['www.exemplo', { code: 'shape' }],
    ['Ana ..', { code: 'shape' }],
    ['', { code: 'shape' }],
    ['Maria Ωmega', { code: 'other-alphabet', sign: 'Ω' }],
    ['\u0410na Lima', { code: 'other-alphabet', sign: '\u0410' }],
  ])('%j is refused by %j', (name, problem) => expect(nameProblem(name)).toEqual(problem))

  it('has a given name and a surname', () => {
    expect(hasTwoWords('Ana\u00a0Lima')).toBe(true)
    expect(hasTwoWords(' Ana\u200b ')).toBe(false)
    expect(nameProblem('Ana')).toBeNull()
  })

  it('is compared without what different hands write differently', () => {
    const same = [
      'João Ângelo D´Ávila',
      'JOAO ANGELO DAVILA',
      'Joa\u0303o  A\u0302ngelo d’avila',
      "joão-ângelo d'ávila.",
    ]
    expect(new Set(same.map(comparedName)).size).toBe(1)
    expect(comparedName('Ana Lima')).not.toBe(comparedName('Ana Lina'))
  })
})
