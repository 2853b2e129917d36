import { describe, expect, it } from 'vitest'
import { checkNewPassword, passesPasswordChecks, passwordChecks } from './password-checks.ts'

describe('passwordChecks', () => {
  it.each([
    ['Prev@2026', true, true, true, true],
    ['prev2026', false, true, true, false],
    ['PREV@', true, false, false, true],
    ['Á é', true, true, false, false],
    ['', false, false, false, false],
  ])('of "%s"', (password, uppercase, lowercase, digit, special) => {
    expect(passwordChecks(password)).toEqual({ uppercase, lowercase, digit, special })
  })

  it('all four enable the submit', () => {
    expect(passesPasswordChecks('Prev@2026')).toBe(true)
    expect(passesPasswordChecks('Prev2026')).toBe(false)
  })
})

describe('checkNewPassword', () => {
  it.each([
    ['', '', ['password required', 'confirm required']],
    ['Prev @2026', 'Prev @2026', ['password has-whitespace']],
    ['prev@2026', 'prev@2026', ['password too-weak']],
    ['Pr@2026', 'Pr@2026', ['password too-short']],
    ['Prev@2026', '', ['confirm required']],
    ['Prev@2026', 'Prev@2027', ['confirm different']],
    ['Prev@2026', 'Prev@2026', []],
  ])('of "%s" and "%s": %j', (password, confirm, expected) => {
    expect(checkNewPassword({ password, confirm }).map(({ field, code }) => `${field} ${code}`)).toEqual(
      expected,
    )
  })
})
