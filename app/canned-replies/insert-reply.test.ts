import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insertReply } from './insert-reply.ts'

const at = (place: number) => ({ from: place, to: place })

describe('insertReply', () => {
  it('is the whole text where nothing is written', () => {
    expect(insertReply('', 'Bom dia, Ana.', at(0))).toEqual({ text: 'Bom dia, Ana.', cursor: 13 })
  })

  it('stands apart from what is written before and after', () => {
    expect(insertReply('Certo.', 'Bom dia.', at(6)).text).toBe('Certo. Bom dia.')
    expect(insertReply('Certo.\n', 'Bom dia.', at(7)).text).toBe('Certo.\nBom dia.')
    expect(insertReply('Certo.', 'Bom dia.', at(0))).toEqual({ text: 'Bom dia. Certo.', cursor: 8 })
  })

  it('takes the place of what is marked', () => {
    expect(insertReply('Olá, XX, até logo', 'bom dia', { from: 5, to: 7 }).text).toBe(
      'Olá, bom dia, até logo',
    )
  })

  it('keeps everything else, whatever it is and wherever it goes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (written, reply, any) => {
        const place = any % (written.length + 1)
        const { text, cursor } = insertReply(written, reply, at(place))
        expect(text.slice(0, cursor).endsWith(reply)).toBe(true)
        expect(text.startsWith(written.slice(0, place))).toBe(true)
        expect(text.endsWith(written.slice(place))).toBe(true)
        expect(text.length - written.length - reply.length).toBeLessThanOrEqual(2)
      }),
    )
  })
})
