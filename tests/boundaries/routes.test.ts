import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { specifiedPaths } from '#contract/portal-paths.ts'
import { projectRoot, sourceFiles } from './source-files.ts'

/** A file that begins with a hyphen is no route: the tables of files below `/arquivos/`. */
const routes = sourceFiles('app/routes/**/*.{ts,tsx}').filter(({ path }) => !/\/-[^/]+$/.test(path))
const LONGEST_ROUTE = 40

/** Addresses that serve files to our own pages; no link of the navigation leads there. */
const fileAddresses = [
  '/arquivos/$',
  '/arquivos/enviar/$',
  '/requisicoes-exportadas/$idArquivo',
  '/tema/$imagem',
]

describe('route files', () => {
  it('stand in the route tree, and nothing else does', () => {
    const tree = readFileSync(join(projectRoot, 'app/routeTree.gen.ts'), 'utf8')
    const listed = Array.from(tree.matchAll(/from '\.\/(routes\/[^']+)'/g), ([, path]) => path)
    expect(listed.toSorted(), 'Run `npm run routes`.').toEqual(
      routes.map(({ path }) => path.replace(/^app\/|\.tsx?$/g, '')).toSorted(),
    )
  })

  it.each(routes)(
    '$path says its URL, search, gate, loader, title and page, and nothing else',
    ({ text }) => {
      expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(LONGEST_ROUTE)
    },
  )

  it('answer addresses of the product only', () => {
    const paths = routes
      .map(({ text }) => /createFileRoute\('([^']+)'\)/.exec(text)?.[1])
      .filter((path) => path !== undefined)
      .map(
        (path) =>
          path
            .replaceAll('[_]', '_')
            .replace('/_shell', '')
            .replace(/(?<=[a-z])_(?=\/)/, '')
            .replace(/(?<=.)\/$/, '') || '/',
      )
      .filter((path) => path !== '/$')
    expect(paths.filter((path) => ![...specifiedPaths, ...fileAddresses].includes(path))).toEqual([])
  })

  it('take search parameters from a file that brings no schema along', () => {
    const heavy = routes.filter(
      ({ path, text }) => path.endsWith('.tsx') && /\.schema\.ts'|from 'valibot'/.test(text),
    )
    expect(heavy.map(({ path }) => path)).toEqual([])
  })

  it('give every page a title', () => {
    const untitled = routes.filter(
      ({ path, text }) =>
        path.endsWith('.tsx') &&
        /component:/.test(text) &&
        !/titled\(|head:|(service|form|request)Route\(/.test(text),
    )
    expect(untitled.map(({ path }) => path).filter((path) => !path.endsWith('_shell.tsx'))).toEqual([])
  })
})
