import { describe, expect, it } from 'vitest'
import { registryIds } from '#contract/settings/registries.ts'
import { settingIds } from '#domain/settings/setting-ids.ts'
import { pagesFitForAll } from '../journeys/offered-pages.ts'
import { sourceFiles } from './source-files.ts'

const routes = sourceFiles('app/routes/_shell/settings/*.tsx')
const hasRoute = (id: string) => routes.some(({ path }) => path.endsWith(`/${id}.tsx`))

describe('the settings', () => {
  it('have route files of their own names only', () => {
    const slugs = routes
      .map(({ path }) => path.split('/').at(-1)?.replace('.tsx', ''))
      .filter((slug) => slug !== 'index')
    expect(slugs.filter((slug) => !settingIds.some((id) => id === slug))).toEqual([])
  })

  it('that are registries have a route that says so, and a story', () => {
    const declared = sourceFiles('app/features/settings/registries/*/*-registry.{ts,tsx}')
    for (const id of registryIds) {
      const [, name = ''] =
        declared
          .map(({ text }) => new RegExp(`const (\\w+) = defineRegistry\\(\\{\\s+id: '${id}'`).exec(text))
          .find((found) => found !== null) ?? []
      const route = routes.find(({ path }) => path.endsWith(`/${id}.tsx`))
      expect(route?.text).toContain(`loadRegistry(${name || id}, `)
    }
    const stories = sourceFiles('app/features/settings/registries/**/*.stories.tsx')
    const isTold = (id: string) => stories.some(({ text }) => text.includes(`'/settings/${id}'`))
    expect(registryIds.filter((id) => !isTold(id))).toEqual([])
  })

  it('are all among the pages that are looked at to be fit for all', () => {
    const paths = new Set(pagesFitForAll.map((page) => page.replace(/\?.*/, '')))
    expect(settingIds.filter((id) => hasRoute(id) && !paths.has(`/settings/${id}`))).toEqual([])
  })

  it('are closed to everybody but attendants, by themselves or by what routes of their kind share', () => {
    const shared = sourceFiles('app/features/**/*-route.ts')
      .filter(({ text }) => text.includes('requireAttendant('))
      .flatMap(({ text }) => [...text.matchAll(/export const (\w+)/g)].map(([, name]) => `...${name},`))
    expect(shared).toContain('...registryRoute,')
    for (const { path, text } of routes)
      expect(
        ['requireAttendant(', ...shared].some((gate) => text.includes(gate)),
        path,
      ).toBe(true)
  })
})
