import { describe, expect, it } from 'vitest'
import { formatPhone, mobileProblem, phoneDigits, readPhone } from './phone.ts'

const areas = Array.from({ length: 9 }, (_, at) => `${91 + at}`).concat('11', '15', '21', '55', '51')

/** Ways in which people, their telephones and other programs write one number. */
const spellings: readonly ((area: string, number: string) => string)[] = [
  (area, number) => `${area}${number}`,
  (area, number) => `(${area}) ${number.slice(0, -4)}-${number.slice(-4)}`,
  (area, number) => `+55 ${area} ${number.slice(0, -4)}-${number.slice(-4)}`,
  (area, number) => `+55${area}${number}`,
  (area, number) => `0055 ${area} ${number}`,
  (area, number) => `55${area}${number}`,
  (area, number) => `0${area}${number}`,
  (area, number) => `(0${area}) ${number}`,
  (area, number) => `0 15 ${area} ${number}`,
  (area, number) => `0xx${area} ${number}`,
  (area, number) => `(0XX${area}) ${number}`,
  (area, number) => `+55 (0${area}) ${number}`,
  (area, number) => `+55 0 21 ${area} ${number}`,
  (area, number) => `\u202a+55\u00a0${area}\u00a0${number}\u202c`,
  (area, number) => `${area}.${number.slice(0, -4)}.${number.slice(-4)}`,
  (area, number) => `${area}\u2013${number}`,
]

describe('a telephone', () => {
  it.each(areas)('of area %s is one number, however it is written', (area) => {
    for (const number of ['987654321', '32345678']) {
      expect(spellings.map((spell) => phoneDigits(spell(area, number)))).toEqual(
        spellings.map(() => `${area}${number}`),
      )
    }
  })

  it.each([
    ['+1 305 555 0100', 'foreign'],
    ['+351 912 345 678', 'foreign'],
    ['00351912345678', 'foreign'],
    ['+54 9 11 1234-5678', 'foreign'],
    ['91987654321 ramal 12', 'incomplete'],
    ['98765-4321', 'incomplete'],
    ['123', 'incomplete'],
    ['nenhum', 'incomplete'],
    ['0800 123 4567', 'incomplete'],
    ['(11) 91234-56789', 'too-long'],
    ['(11) 91234-5678 (11) 91234-5679', 'too-long'],
    ['+55 11 91234-56789', 'too-long'],
  ])('%j is %s', (written, code) => {
    expect(readPhone(written)).toEqual({ code })
  })

  it('of none is none', () => {
    expect(['', ' ', '(', '+', '\u200b'].map(readPhone)).toEqual(
      Array.from({ length: 5 }, () => ({ digits: '' })),
    )
  })

  it('is a mobile by the nine after the area code', () => {
    expect(mobileProblem('+55 91 98765-4321')).toBeNull()
    expect(mobileProblem('')).toBeNull()
    expect(mobileProblem('(11) 81234-5678')).toBe('not-mobile')
    expect(mobileProblem('(11) 3123-4567')).toBe('incomplete')
    expect(mobileProblem('(11) 9123-4567')).toBe('incomplete')
    expect(mobileProblem('+351 912 345 678')).toBe('foreign')
  })

  it.each([
    ['11912345678', '(11) 91234-5678'],
    ['+55 91 98765-4321', '(91) 98765-4321'],
    ['1131234567', '(11) 3123-4567'],
    ['119', '(11) 9'],
    ['1', '1'],
    ['', ''],
    ['119123456789', '119123456789'],
    ['+351 912 345 678', '+351 912 345 678'],
    ['+1 305 555 0100', '+1 305 555 0100'],
  ])('%j is shown as %j', (phone, shown) => expect(formatPhone(phone)).toBe(shown))
})
