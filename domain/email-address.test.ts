import { describe, expect, it } from 'vitest'
import { isEmailAddress, maskEmail, tidyEmail } from './email-address.ts'

describe('isEmailAddress', () => {
  it.each(['ana@exemplo.com.br', 'ana.lima+portal@mail.example', 'a@b.co', 'joão@exémplo.com'])(
    'takes %j',
    (text) => expect(isEmailAddress(text)).toBe(true),
  )

  it.each([
    '',
    'ana',
    'ana@',
    '@exemplo.com',
    'ana@exemplo',
    'ana@exemplo.',
    'ana@.com',
    'ana@a..com',
    'ana lima@exemplo.com',
    'ana@exemplo.com, outra@exemplo.com',
    'Ana <ana@exemplo.com>',
    'ana@exemplo.com\nBcc: x@y.com',
  ])('refuses %j', (text) => expect(isEmailAddress(text)).toBe(false))
})

describe('maskEmail', () => {
  it('leaves the first letter and the domain', () => {
    expect(maskEmail('ana.lima@exemplo.com.br')).toBe('a***@exemplo.com.br')
    expect(maskEmail('a@exemplo.com.br')).toBe('a***@exemplo.com.br')
  })

  it.each(['', 'ana', '@exemplo.com'])('hides %j whole', (text) => expect(maskEmail(text)).toBe('***'))
})

it('addresses are compared without capitals and spaces', () => {
  expect(tidyEmail(' Ana@Exemplo.COM ')).toBe('ana@exemplo.com')
})
