import { expect, it } from 'vitest'
import { specifiedPaths } from '#contract/portal-paths.ts'
import { settingIds } from '#domain/settings/setting-ids.ts'
import { nameOfPath } from './path-names.ts'

const settings = Object.fromEntries(settingIds.map((id) => [id, { title: `Configuração ${id}` }]))

it.each(specifiedPaths)('%s has a name that people know', (path) => {
  expect(nameOfPath(path, settings)).toMatch(/^\p{Lu}/u)
})

it.each([undefined, '/nada', '/services/nada', '/settings/nada', '/services/toString'])(
  '%s has none',
  (path) => expect(nameOfPath(path, settings)).toBeNull(),
)
