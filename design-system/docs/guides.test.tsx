import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AdviceList } from './AdviceList.tsx'
import { guideOf } from './guides.ts'

const folder = join(import.meta.dirname, '..')
const components = globSync(['[A-Z]*/*.stories.tsx', 'charts/[A-Z]*/*.stories.tsx'], { cwd: folder })
  .map((file) => basename(file, '.stories.tsx'))
  .toSorted()

describe('the guides', () => {
  it('know the components', () => expect(components.length).toBeGreaterThan(80))

  it.each(components)('say when to use %s, when not, and what to do and not to do', (name) => {
    const guide = guideOf(name)
    expect(guide?.summary).toMatch(/\.$/)
    const sentences = [guide?.use, guide?.avoid, guide?.dos, guide?.donts]
    expect(sentences.filter((some) => !some || some.length === 0)).toEqual([])
  })

  it.each(components)('draw the examples of %s', (name) => {
    const guide = guideOf(name)
    const drawn = guide ? renderToString(<AdviceList dos={guide.dos} donts={guide.donts} />) : ''
    for (const { text } of guide?.dos ?? []) expect(drawn).toContain(text.split(/["`]/)[0])
    expect(drawn).not.toBe('')
  })

  it('send nobody to a component that is not there', () => {
    const named = components.flatMap((name) =>
      (guideOf(name)?.avoid ?? []).flatMap((sentence) => sentence.match(/\b(?:[A-Z][a-z]+){2,}\b/g) ?? []),
    )
    expect(named.filter((name) => !components.includes(name))).toEqual([])
  })
})
