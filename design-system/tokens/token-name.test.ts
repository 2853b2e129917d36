import { expect, test } from 'vitest'
import { tokenName, tokenVar } from './token-name.ts'

test('names are kebab-case and start with the prefix', () => {
  expect(tokenName(['color', 'brand', 'onFill'])).toBe('ds-color-brand-on-fill')
  expect(tokenVar('color', 'ground', 'page')).toBe('var(--ds-color-ground-page)')
})
