import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { namedInGuide } from './names-in-guide.ts'
import { projectRoot } from './source-files.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const find = (...patterns: string[]) =>
  globSync(patterns, {
    cwd: projectRoot,
    exclude: (path) => /(^|\/)(node_modules|dist|\.cache|\.git)$/.test(path),
  })

const paths = find('**/*', '.*', '.storybook/*').map((path) => `/${path}`)
const code = find('**/*.{ts,tsx,mjs,sql}', '.storybook/*', '**/package.json')
  .filter((path) => !path.startsWith('tests/boundaries/guides'))
  .map(read)
  .join('\n')
const words = new Set(code.match(/[\w$]+/g))
const commands = new Set(
  ['package.json', 'design-system/package.json'].flatMap((path) =>
    Object.keys((JSON.parse(read(path)) as { scripts: object }).scripts),
  ),
)
/** Of an application that uses the design system, and what a tool says. */
const ofOthers = new Set(['RouterLink', 'missing-tsc-transpiler'])

const isThere = (file: string) =>
  paths.some((path) => path.endsWith(`/${file.replace(/^(\.\.\/)+/, '').replace(/\/$/, '')}`))

/** Names in a guide that nothing has. */
function missingFrom(guide: string) {
  const { files, commands: asked, names } = namedInGuide(guide)
  const isKnown = (name: string) =>
    ofOthers.has(name) || (/^\w+$/.test(name) ? words.has(name) : code.includes(name))
  return [
    ...files.filter((file) => !isThere(file)),
    ...asked.filter((command) => !commands.has(command)),
    ...names.filter((name) => !isKnown(name)),
  ]
}

describe('what a guide names is there', () => {
  it.each(find('{README,CONTRIBUTING,SECURITY}.md', 'docs/*.md', 'design-system/README.md'))(
    '%s',
    (guide) => {
      expect(missingFrom(read(guide))).toEqual([])
    },
  )

  // Other names in a decision may be of what was not taken.
  it.each(find('docs/decisions/*.md'))('%s names files of today', (decision) => {
    expect(namedInGuide(read(decision)).files.filter((file) => !isThere(file))).toEqual([])
  })

  it.each([
    ['a file', 'See `backend/calls/gone.ts` and `house-rules.test.ts`.', 'backend/calls/gone.ts'],
    ['a page', 'As [decided](decisions/9999-gone.md).', 'decisions/9999-gone.md'],
    ['a function', 'It calls `goneLongAgo(work)`.', 'goneLongAgo'],
    ['a slug', 'The rule `gone-long-ago` and `request-workflow`.', 'gone-long-ago'],
    ['a command', 'Then `npm run gone`.', 'gone'],
    ['a name in code', '```ts\nconst page = definePageThatIsGone()\n```', 'definePageThatIsGone'],
  ])('%s that is gone is found', (_, guide, gone) => {
    expect(missingFrom(guide)).toEqual([gone])
  })

  it('what only stands for a name is not looked for', () => {
    const guide = '`<resource>.ts`, `x.queries.ts`, `XPage.tsx`, `…-obstacle.tsx`, `design-system/Name/`'
    expect(missingFrom(guide)).toEqual([])
  })
})
