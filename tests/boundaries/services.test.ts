import { describe, expect, it } from 'vitest'
import { isServiceSlug } from '#domain/plans/services/service-ids.ts'
import { sourceFiles } from './source-files.ts'

/** The list of one's requests: a page about services, with filters of its own. */
const ABOUT_SERVICES = new Set(['index', 'requests'])

/** Pages of services by their slugs, as their route files say it. */
const pages = sourceFiles('app/routes/_shell/services/*.tsx')
  .map(({ path, text }) => ({ slug: path.split('/').at(-1)?.replace('.tsx', '') ?? '', text }))
  .filter(({ slug }) => !ABOUT_SERVICES.has(slug))

const stories = sourceFiles('app/features/**/*.stories.tsx').map(({ path }) => path)

/** Services whose requests are filed and corrected in a form of the portal. */
const requested = pages.filter(({ text }) => text.includes('...requestRoute(')).map(({ slug }) => slug)
const corrected = sourceFiles('backend/usecases/**/*-kind.ts').flatMap(({ text }) =>
  Array.from(text.matchAll(/correctionPath: '\/services\/([\w-]+)'/g), ([, slug]) => slug ?? ''),
)

describe('services', () => {
  it.each(pages)('$slug is one of the catalogue and is gated under its own slug', ({ slug, text }) => {
    expect(isServiceSlug(slug)).toBe(true)
    expect(text).toMatch(new RegExp(`\\.\\.\\.(service|form|request)Route\\(\\s*'${slug}'`))
  })

  it.each(pages)('$slug can be looked at without the API', ({ text }) => {
    const feature = /#app\/features\/(?!request-engine\/)([\w-]+(?:\/[\w-]+)?)\//.exec(text)?.[1]
    expect(stories.filter((path) => path.startsWith(`app/features/${feature}/`))).not.toEqual([])
  })

  it('that are asked for in a form are the ones that the API can send back to it', () => {
    expect(requested.toSorted()).toEqual(corrected.toSorted())
  })
})
