import { describe, expect, it } from 'vitest'
import {
  keyword,
  oneOf,
  pageNumber,
  recordId,
  searchOf,
  textThat,
  textUpTo,
  wholeNumber,
} from './search-values.ts'

const search = searchOf({
  ano: wholeNumber(2000, 2100, 0),
  item: recordId,
  ordem: oneOf(['nome', 'data'], 'nome'),
  page: pageNumber,
  palavraChave: keyword,
  protocolo: textThat((text) => text.startsWith('20'), undefined),
  voltar: textUpTo(5, undefined),
})

const nothing = {
  ano: 0,
  item: undefined,
  ordem: 'nome',
  page: 0,
  palavraChave: '',
  protocolo: undefined,
  voltar: undefined,
}

describe('an address', () => {
  it('that says nothing reads as nothing', () => {
    expect(search({} as never)).toEqual(nothing)
    expect(search(null as never)).toEqual(nothing)
    expect(search('ano=2026' as never)).toEqual(nothing)
  })

  it('that says what the page expects reads as that', () => {
    const said = {
      ano: 2026,
      item: 7,
      ordem: 'data',
      page: 3,
      palavraChave: 'saldo',
      protocolo: '2026',
      voltar: '/a',
    }
    expect(search(said as never)).toEqual(said)
  })

  it.each([
    { ano: 1999 },
    { ano: 2026.5 },
    { ano: '2026' },
    { ano: Number.NaN },
    { item: 0 },
    { item: 2_147_483_648 },
    { ordem: 'toString' },
    { page: -1 },
    { palavraChave: 'a'.repeat(81) },
    { palavraChave: ['saldo'] },
    { protocolo: 'x20' },
    { voltar: '/longe' },
  ])('with %o reads as nothing', (said) => {
    expect(search(said as never)).toEqual(nothing)
  })

  it('keeps nothing that the page does not know', () => {
    expect(Object.keys(search({ token: 'x' } as never))).not.toContain('token')
  })
})

describe('keyword', () => {
  it('gives back a protocol that a plain form wrote bare', () => {
    expect(keyword(2026.000001)).toBe('2026.0000010')
    expect(keyword(2026)).toBe('2026')
  })

  it('is trimmed', () => expect(keyword('  extrato ')).toBe('extrato'))
})
