import { describe, expect, it } from 'vitest'
import { lineSentence } from '#contract/readings/reading-text.ts'
import { correctedRequest, returnedRequest, unknownKindRequest } from '../requests.fixtures.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('requestOnPage', () => {
  it('says what was asked last, and what each correction changed', () => {
    expect(correctedRequest.asked?.map(lineSentence)).toContain('Percentual suplementar: 0% → 3%')
    const [correction, ...others] = correctedRequest.corrections
    expect(others).toEqual([])
    expect(correction).toMatchObject({ version: 2 })
    expect(correctedRequest.codes.map(({ code }) => code)).toEqual(expect.arrayContaining(['ab'.repeat(32)]))
    expect(correction?.changes.map((line) => plain(lineSentence(line)))).toEqual([
      'Percentual suplementar: 5% → 3%',
      'Valores por mês · Contribuição suplementar: R$ 541,65 → R$ 324,99',
      'Valores por mês · Total por mês: R$ 944,81 → R$ 728,15',
    ])
  })

  it('has no corrections of what was sent once, and no words for what it does not know', () => {
    expect(returnedRequest.corrections).toEqual([])
    expect(unknownKindRequest.asked).toBeNull()
    expect(returnedRequest.reRegistration).toBeNull()
  })
})
