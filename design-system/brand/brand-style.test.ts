import { expect, test } from 'vitest'
import { brandStyle, brandVariables } from './brand-style.ts'

test('one style holds both schemes and stays off the admin side', () => {
  const css = brandStyle('#FDB913')
  expect(css.match(/--ds-color-brand-fill:#fdb913/g)).toHaveLength(3)
  expect(css.match(/:root:not\(\[data-surface="admin"\]\)/g)).toHaveLength(3)
  expect(css).toContain('@media screen and (prefers-color-scheme:dark)')
  expect(css).toContain('--ds-color-brand-on-fill:#000000')
})

test('nothing but a colour can get in', () => {
  const attack = '#fff}</style><script>alert(1)</script>'
  expect(brandStyle(attack)).toBe(brandStyle('#0b3a82'))
  expect(brandStyle(attack)).not.toContain('<')
})

test('a preview carries the same roles as the style', () => {
  const variables = brandVariables('#3ba387', 'dark')
  expect(variables['--ds-color-brand-fill']).toBe('#3ba387')
  for (const [name, value] of Object.entries(variables)) {
    expect(brandStyle('#3ba387')).toContain(`${name}:${value}`)
  }
})
