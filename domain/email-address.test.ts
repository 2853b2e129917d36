import { describe, expect, it } from 'vitest'
import { emailProblem, isEmailAddress, maskEmail, tidyEmail } from './email-address.ts'

describe('isEmailAddress', () => {
  it.each([
    'ana@exemplo.com.br',
    'ana.lima+portal@mail.example',
    'a@b.co',
    'joão@exémplo.com',
    "d'avila_1@sub-dominio.exemplo.com.br",
    'ana@123.com.br',
    `${'a'.repeat(64)}@exemplo.com`,
    'аня@пример.рф',
  ])('takes %j', (text) => expect(isEmailAddress(text)).toBe(true))

  it.each([
    'ana',
    'ana@',
    '@exemplo.com',
    'ana@exemplo',
    'ana@exemplo.',
    'ana@exemplo.com.',
    'ana@.com',
    '.ana@exemplo.com',
    'ana.@exemplo.com',
    'ana@-exemplo.com',
    'ana@exemplo-.com',
    'ana@exem_plo.com',
    'ana@192.168.0.1',
    'ana@exemplo.c',
    `ana@${'a'.repeat(64)}.com`,
    'ana@@exemplo.com',
    'ana lima@exemplo.com',
    'ana@exemplo.com b@exemplo.com',
    'ana@exemplo.com, outra@exemplo.com',
    'ana@exemplo.com;outra@exemplo.com',
    'Ana <ana@exemplo.com>',
    'ana@exemplo.com\nBcc: x@y.com',
  ])('refuses %j', (text) => expect(emailProblem(text)).toEqual({ code: 'invalid' }))

  it('says what keeps an address from being one', () => {
    expect(emailProblem('')).toEqual({ code: 'required' })
    expect(emailProblem('ana..b@exemplo.com')).toEqual({ code: 'double-dot' })
    expect(emailProblem('ana@a..com')).toEqual({ code: 'double-dot' })
    expect(emailProblem('ana@mail.xn--exempl-3of.com')).toEqual({ code: 'coded-domain' })
    expect(emailProblem(`${'a'.repeat(65)}@exemplo.com`)).toEqual({ code: 'long-local-part' })
    expect(emailProblem(`${'ã'.repeat(33)}@exemplo.com`)).toEqual({ code: 'long-local-part' })
  })

  it.each([
    ['a Cyrillic a', '\u0430na@exemplo.com', '\u0430'],
    ['a Cyrillic o in the domain', 'ana@exempl\u043e.com', '\u043e'],
    ['a Greek omicron', 'ana@exempl\u03bf.com', '\u03bf'],
    ['a domain that is Cyrillic but for its end', 'a@\u0430\u0440\u0440.com', '\u0430'],
    ['a dotless i', 'mar\u0131a@exemplo.com', '\u0131'],
    ['a letter of phonetics', '\u0251na@exemplo.com', '\u0251'],
    ['a letter in full width', '\uff41na@exemplo.com', '\uff41'],
    ['an at sign in full width', 'ana\uff20exemplo.com', '\uff20'],
    ['a letter in bold', 'a\u{1d427}a@exemplo.com', '\u{1d427}'],
    ['a Roman numeral', 'ana\u2170@exemplo.com', '\u2170'],
    ['a ligature', '\ufb01na@exemplo.com', '\ufb01'],
    ['a Turkish capital in small letters', tidyEmail('\u0130brahim@exemplo.com'), '\u0307'],
  ])('names %s', (_, text, letter) => {
    expect(emailProblem(text)).toEqual({ code: 'other-letter', letter })
  })
})

describe('maskEmail', () => {
  it('leaves the first letter and the domain', () => {
    expect(maskEmail('ana.lima@exemplo.com.br')).toBe('a***@exemplo.com.br')
    expect(maskEmail('a@exemplo.com.br')).toBe('a***@exemplo.com.br')
  })

  it.each(['', 'ana', '@exemplo.com'])('hides %j whole', (text) => expect(maskEmail(text)).toBe('***'))
})

it.each([
  [' Ana@Exemplo.COM ', 'ana@exemplo.com'],
  ['ana@exemplo.com.br\u200b', 'ana@exemplo.com.br'],
  ['\ufeffana@exemplo.com', 'ana@exemplo.com'],
  ['ana@exem\u00adplo.com', 'ana@exemplo.com'],
  ['\u00a0ana@exemplo.com\u202f', 'ana@exemplo.com'],
  ['joa\u0303o@exemplo.com', 'joão@exemplo.com'],
  ['mailto:ana@exemplo.com', 'ana@exemplo.com'],
  ['<Ana@exemplo.com>', 'ana@exemplo.com'],
])('%j is kept and compared as %j', (typed, kept) => expect(tidyEmail(typed)).toBe(kept))
