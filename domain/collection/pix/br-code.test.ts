import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc16, isValidPixCode, pixCode, pixFields } from './br-code.ts'

const SAMPLE =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304'

describe('crc16', () => {
  it.each([
    ['123456789', '29B1'],
    [SAMPLE, '1D3D'],
  ])('of %s is %s', (text, expected) => {
    expect(crc16(text)).toBe(expected)
  })
})

describe('pixCode', () => {
  it('is the sample of the manual', () => {
    const code = pixCode({
      key: '123e4567-e12b-12d1-a456-426655440000',
      receiver: 'Fulano de Tal',
      city: 'BRASILIA',
    })
    expect(code).toBe(`${SAMPLE}1D3D`)
    expect(isValidPixCode(code)).toBe(true)
    expect(isValidPixCode(code.replace('Fulano', 'Sicano'))).toBe(false)
  })

  it('carries amount and identification, without accents', () => {
    const fields = pixFields(
      pixCode({
        key: 'cobranca@exemplo.com.br',
        receiver: 'Fundação de Previdência do Portal Brasileiro',
        city: 'São José dos Campos',
        amount: '122.08',
        transactionId: 'HPE100990202612',
      }),
    )
    const valueOf = (id: string) => fields.find((field) => field.id === id)?.value
    expect(valueOf('54')).toBe('122.08')
    expect(valueOf('59')).toBe('Fundacao de Previdencia d')
    expect(valueOf('60')).toBe('Sao Jose dos Ca')
    expect(valueOf('62')).toBe('0515HPE100990202612')
  })

  it('refuses what does not fit', () => {
    const payment = { key: 'a@b.co', receiver: 'Fundo', city: 'Rio' }
    expect(() => pixCode({ ...payment, amount: 0 })).toThrow(RangeError)
    expect(() => pixCode({ ...payment, transactionId: 'com espaço' })).toThrow(RangeError)
    expect(() => pixCode({ ...payment, key: 'x'.repeat(90) })).toThrow(RangeError)
    expect(() => pixFields('000201269')).toThrow(RangeError)
  })

  it('is read back field by field', () => {
    const text = fc.stringMatching(/^[A-Za-z]{1,20}$/)
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1, max: 1_000_000_000 }), (key, receiver, cents) => {
        const code = pixCode({ key, receiver, city: 'Recife', amount: cents / 100 })
        expect(isValidPixCode(code)).toBe(true)
        const fields = pixFields(code)
        expect(fields.find((field) => field.id === '54')?.value).toBe((cents / 100).toFixed(2))
        expect(fields.find((field) => field.id === '59')?.value).toBe(receiver)
      }),
    )
  })
})
