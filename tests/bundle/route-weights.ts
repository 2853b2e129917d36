import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '#tests/boundaries/source-files.ts'

type Manifest = { routes: Record<string, { preloads?: string[]; css?: string[] }> }

/** All that the document of a page names: kibibytes gzip of its scripts and style sheets. */
export type RouteWeight = {
  route: string
  scripts: number
  scriptsKib: number
  styles: number
  stylesKib: number
}

const dist = join(projectRoot, 'dist')
const shell = '/_shell'

/** Every route of the built portal, heaviest first. */
export async function routeWeights(): Promise<RouteWeight[]> {
  const [manifestFile = ''] = globSync(join(dist, 'server', 'assets', '_tanstack-start-manifest*.js'))
  const { routes } = (Object.values(await import(manifestFile))[0] as () => Manifest)()
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, 'client', file)), { level: 9 }).length
    sizes.set(file, size)
    return size
  }
  const kib = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0) / 1024
  return Object.keys(routes)
    .filter((route) => route !== '__root__')
    .map((route) => {
      const matches = ['__root__', ...(route.startsWith(`${shell}/`) ? [shell] : []), route]
      const filesOf = (kind: 'preloads' | 'css') => [
        ...new Set(matches.flatMap((match) => routes[match]?.[kind] ?? [])),
      ]
      const [scripts, styles] = [filesOf('preloads'), filesOf('css')]
      return {
        route,
        scripts: scripts.length,
        scriptsKib: kib(scripts),
        styles: styles.length,
        stylesKib: kib(styles),
      }
    })
    .toSorted((one, other) => other.scriptsKib - one.scriptsKib)
}
