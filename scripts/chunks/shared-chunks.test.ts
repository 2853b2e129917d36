import { expect, it } from 'vitest'
import { projectRoot } from '../run-tool.ts'
import { sharedChunks } from './shared-chunks.ts'

it('plans the same wherever the project lies: a path of this machine weighs nothing', () => {
  const pages = ['/app/routes/a.tsx', '/app/routes/b.tsx']
  const shared = { '/app/longest.ts': 'x'.repeat(99), '/app/paths.ts': `${projectRoot}/app/x.ts`.repeat(9) }
  const nothing = { importers: [], dynamicImporters: [], importedIds: [], dynamicallyImportedIds: [] }
  const modules: Record<string, object> = Object.fromEntries([
    ...pages.map((id) => [
      id,
      {
        ...nothing,
        code: '',
        isEntry: false,
        dynamicImporters: ['/app/entry.ts'],
        importedIds: Object.keys(shared),
      },
    ]),
    ...Object.entries(shared).map(([id, code]) => [
      id,
      { ...nothing, code, isEntry: false, importers: pages },
    ]),
    ['/app/entry.ts', { ...nothing, code: '', isEntry: true, dynamicallyImportedIds: pages }],
  ])
  const { name } = sharedChunks({ apart: /never/ })
  const context = { getModuleInfo: (id: string) => modules[id] ?? null }
  // A chunk is called after its largest module.
  expect(typeof name === 'function' && name('/app/paths.ts', context as never)).toBe('longest')
})
