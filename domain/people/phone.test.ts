import { describe, expect, it } from 'vitest'
import {
  dialledPhone,
  formatPhone,
  keptPhone,
  maskPhone,
  mayBeMobile,
  mobileProblem,
  readPhone,
} from './phone.ts'

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
  (area, number) => `Cel.: (${area}) ${number}`,
  (area, number) => `tel:+55${area}${number}`,
  (area, number) => `\uff0b55${area}${number}`,
]

describe('a telephone', () => {
  it.each(areas)('of area %s is one number, however it is written', (area) => {
    for (const number of ['987654321', '32345678']) {
      expect(spellings.map((spell) => keptPhone(spell(area, number)))).toEqual(
        spellings.map(() => `${area}${number}`),
      )
    }
  })

  it.each([
    ['91987654321 ramal 12', 'too-long'],
    ['98765-4321', 'incomplete'],
    ['123', 'incomplete'],
    ['nenhum', 'incomplete'],
    ['0800 123 4567', 'incomplete'],
    // Nobody's area codes.
    ['(23) 98765-4321', 'incomplete'],
    ['(52) 3234-5678', 'incomplete'],
    ['+55 29 98765-4321', 'incomplete'],
    ['(11) 91234-56789', 'too-long'],
    ['(11) 91234-5678 (11) 91234-5679', 'too-long'],
    ['+55 11 91234-56789', 'too-long'],
  ])('%j is %s', (written, code) => {
    expect(readPhone(written)).toEqual({ code })
  })

  it('of none is none', () => {
    expect(['', ' ', '(', '+', '\u200b'].map(readPhone)).toEqual(
      Array.from({ length: 5 }, () => ({ number: '' })),
    )
  })

  it('is a mobile by the nine after the area code', () => {
    expect(mobileProblem('+55 91 98765-4321')).toBeNull()
    expect(mobileProblem('')).toBeNull()
    expect(mobileProblem('(11) 81234-5678')).toBe('not-mobile')
    expect(mobileProblem('(11) 3123-4567')).toBe('incomplete')
    expect(mobileProblem('(11) 9123-4567')).toBe('incomplete')
  })

  it.each([
    ['11912345678', '(11) 91234-5678'],
    ['+55 91 98765-4321', '(91) 98765-4321'],
    ['1131234567', '(11) 3123-4567'],
    ['119', '(11) 9'],
    ['1', '1'],
    ['', ''],
    ['119123456789', '119123456789'],
    ['+351912345678', '+351 912345678'],
    ['+13055550100', '+1 3055550100'],
    ['+351 9', '+351 9'],
    ['+55 11 9', '+55 11 9'],
    ['0035', '0035'],
    ['+999 123 456 789', '+999 123 456 789'],
  ])('%j is shown as %j', (phone, shown) => expect(formatPhone(phone)).toBe(shown))
})

describe('a telephone of another country', () => {
  it.each([
    ['+351 912 345 678', '+351912345678', '+351 912345678'],
    ['00351912345678', '+351912345678', '+351 912345678'],
    ['(+351) 912-345-678', '+351912345678', '+351 912345678'],
    ['Tel.: +351 912 345 678', '+351912345678', '+351 912345678'],
    [
      '\uff0b\uff13\uff15\uff11\uff19\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18',
      '+351912345678',
      '+351 912345678',
    ],
    ['+1 (305) 555-0100', '+13055550100', '+1 3055550100'],
    ['+44 7700 900123', '+447700900123', '+44 7700900123'],
    ['+44 (0)20 7946 0958', '+442079460958', '+44 2079460958'],
    ['+54 9 11 1234-5678', '+5491112345678', '+54 91112345678'],
    ['+81 90-1234-5678', '+819012345678', '+81 9012345678'],
    ['+39 06 1234 5678', '+390612345678', '+39 0612345678'],
    ['+7 912 345-67-89', '+79123456789', '+7 9123456789'],
    ['+47 912 34 567', '+4791234567', '+47 91234567'],
    ['+290 22222', '+29022222', '+290 22222'],
    ['+51 995 678 901', '+51995678901', '+51 995678901'],
  ])('%j is kept as %j and shown as %j', (written, kept, shown) => {
    expect([written, kept, shown].map(keptPhone)).toEqual([kept, kept, kept])
    expect([written, kept, shown].map(formatPhone)).toEqual([shown, shown, shown])
    expect([mobileProblem(written), mayBeMobile(kept)]).toEqual([null, true])
  })

  it.each([
    ['+800 1234 5678', 'foreign'],
    ['+979 123 456 789', 'foreign'],
    ['+999 123 456 789', 'foreign'],
    ['+0 351 912 345 678', 'foreign'],
    ['+11 91234-5678', 'foreign'],
    ['+1 305 555 010', 'foreign'],
    ['+1 305 555 01000', 'foreign'],
    ['+7 912 345 67 8', 'foreign'],
    ['+351 912', 'foreign'],
    ['+351 nove', 'foreign'],
    ['00', 'foreign'],
    ['+351 912 345 678 r. 12', 'foreign'],
    ['+351 912 345 678 ramal 1234', 'too-long'],
    ['+351 912 345 678 / +351 912 345 679', 'too-long'],
    ['+351 9123 4567 8901 23', 'too-long'],
    ['+49 1512 3456789012', 'too-long'],
    ['+44 07700 900123', 'trunk-zero'],
    ['+81 090-1234-5678', 'trunk-zero'],
    ['+595 0981 123456', 'trunk-zero'],
  ])('%j is none: %s', (written, code) => {
    expect([readPhone(written), mobileProblem(written)]).toEqual([{ code }, code])
    expect(formatPhone(written)).toBe(written)
  })

  it.each(['351912345678', '447700900123', '1 305 555 0100', '912 345 678', '54 9 11 1234-5678'])(
    '%j without its + is no telephone',
    (written) => expect(keptPhone(written)).toBe(''),
  )

  it('is dialled and masked with its country', () => {
    expect(['11912345678', '+351912345678'].map(dialledPhone)).toEqual(['+5511912345678', '+351912345678'])
    expect(['11912345678', '1131234567', '+351912345678'].map(maskPhone)).toEqual([
      '(11) •••••-5678',
      '(11) •••••-4567',
      '+351 •••••5678',
    ])
  })
})
