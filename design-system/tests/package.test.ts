import { builtinModules } from 'node:module'
import { dirname, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { components } from './components.ts'
import { filesOf, manifest } from './package-exports.ts'
import { importsOf, sourceFiles } from './source-files.ts'

const code = sourceFiles('**/*.{ts,tsx}', '.storybook/*.{ts,tsx}')
const onlyForTests =
  /\.(test|stories)\.tsx?$|^(\.storybook|tests|screenshots|other-app|story-frame|foundations)\/|^(test-projects|vite\.config|vitest\.config)\.ts$/

const packageOf = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')

describe('the package', () => {
  it('is found', () => expect(code.length).toBeGreaterThan(300))

  it.each(Object.entries(manifest.exports))('has what its entry %s names', (_, target) => {
    expect(filesOf(target)).not.toEqual([])
  })

  it.each(components)('gives $folder an entry', ({ folder, name }) => {
    expect(manifest.exports).toHaveProperty(
      [`./${folder}`],
      `./${folder}/${name === 'Toast' ? 'index.ts' : `${name}.tsx`}`,
    )
  })

  it('imports nothing from outside of its folder', () => {
    const outside = code.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('#') || posix.join(dirname(file.path), target).startsWith('..'))
        .map((target) => `${file.path}: ${target}`),
    )
    expect(outside).toEqual([])
  })

  it.each([
    ['the components', { ...manifest.dependencies, ...manifest.peerDependencies }, false],
    [
      'stories and tests',
      {
        [manifest.name]: 'itself',
        ...manifest.dependencies,
        ...manifest.peerDependencies,
        ...manifest.devDependencies,
      },
      true,
    ],
  ])('names every package that %s import', (_, known, isTest) => {
    const unknown = code
      .filter(({ path }) => onlyForTests.test(path) === isTest)
      .flatMap((file) => importsOf(file).map((target) => ({ path: file.path, name: packageOf(target) })))
      .filter(({ name }) => !/^(\.|node:)/.test(name) && !builtinModules.includes(name) && !(name in known))
    expect(unknown).toEqual([])
  })
})
