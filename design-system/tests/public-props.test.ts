import { describe, expect, it } from 'vitest'
import { declarationsOf } from './declarations.ts'
import { publicModules } from './package-exports.ts'

const header = [
  'What the design system declares to whoever uses it. A change here is a change for them: it belongs in the review.',
  'Written by `npx vitest run --project unit tests/public-props.test.ts --update`.',
]

describe('the public props of the components', () => {
  it('are those that were reviewed', async () => {
    const declarations = declarationsOf(publicModules)
    expect(publicModules.filter((path) => !declarations.has(path))).toEqual([])
    const parts = [...declarations]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, text]) => `── ${path}\n\n${text}`)
    await expect(`${[header.join('\n'), ...parts].join('\n\n\n')}\n`).toMatchFileSnapshot('public-props.txt')
  })
})
