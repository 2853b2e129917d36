import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const code = sourceFiles(
  '{app,backend,contract,domain,scripts,settings,tests,.storybook}/**/*.{ts,tsx,mjs}',
  '*.{ts,mjs}',
)
const linesOf = (pattern: RegExp) =>
  code.flatMap(({ path, text }) => (text.match(pattern) ?? []).map((line) => `${path}: ${line}`))

describe('the portal and the design system', () => {
  it('know each other', () => expect(linesOf(/from '@portal\/design-system\//).length).toBeGreaterThan(100))

  it('the package is imported by its entries, never by where its files lie', () => {
    expect(linesOf(/(from|import\(|^import) ?'[^'@]*design-system\/[^']*'/gm)).toEqual([])
  })

  it('the style sheet of a component is only brought along: its class names are the component’s own', () => {
    expect(linesOf(/from '@portal\/design-system\/styles\/[^']*'/g)).toEqual([])
  })
})
