import { basename } from 'node:path'
import type { Rolldown } from 'vite'
import { projectRoot } from '../run-tool.ts'
import { planChunks, type SharedModule } from './plan-chunks.ts'

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...input: never[]) => unknown>>[1]

/** Source that takes a cheap phone as long as a request does, in bytes; minified it is less than half. */
const REQUEST = 20_000

/**
 * The chunks of what several pages share, as `planChunks` divides it. Left to the bundler, each set of pages has chunks of its own, most of
 * them smaller than the request that fetches them. `apart`: what has a chunk already.
 */
export function sharedChunks({ apart }: { apart: RegExp }): Rolldown.CodeSplittingGroup {
  let names: ReadonlyMap<string, string> | undefined
  return {
    debugName: 'what pages share',
    name: (id, context) => {
      names ??= plannedNames(sharedModules(id, context, apart))
      return names.get(id)
    },
    // The plan knows where what a module needs is; taking it along would undo the plan.
    includeDependenciesRecursively: false,
  }
}

function plannedNames(modules: readonly SharedModule[]): ReadonlyMap<string, string> {
  const { styles = [], scripts = [] } = Object.groupBy(modules, ({ id }) =>
    isStyle(id) ? 'styles' : 'scripts',
  )
  const chunks = planChunks(scripts, { request: REQUEST, visits, around })
  return new Map([...namesOf(chunks), ...styleSheets(styles, scripts, chunks)])
}

/**
 * The look of a page may not wait, so style sheets are few, and each is compressed as a whole: one for the pages of most visits, one for
 * styles that other pages share. A style comes with every page that fetches the chunk of its script.
 */
function styleSheets(
  styles: readonly SharedModule[],
  scripts: readonly SharedModule[],
  chunks: readonly (readonly SharedModule[])[],
): [string, string][] {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.map(({ id }) => [id, chunk] as const)))
  const comesWith = (style: SharedModule) =>
    scripts
      .filter(({ imports }) => imports.includes(style.id))
      .flatMap((script) => chunkOf.get(script.id) ?? script)
      .flatMap(({ roots }) => [...roots])
  return styles.flatMap((style) => {
    const sheet = sheetOf(new Set(comesWith(style)))
    return sheet ? [[style.id, sheet]] : []
  })
}

const DOOR = /\/(login|SignInForm)\.tsx/
const HOME = /\/_shell\/index\.tsx/
const INSIDE = /\/_shell(\.tsx|\/(index|services\/requests|request-management)\.tsx)/

/** Where requests and messages are looked up: by whoever waits for an answer, and all day by who gives it. */
const LISTS = /\/_shell\/(services\/requests|request-management|chat)\.tsx/
/** Once a life: before there is a password, or where somebody else changed the e-mail. */
const SELDOM = /\/routes\/(simulador-beneficio|confirmar-email)\.tsx/

/** A style that a single other page needs stays with that page. */
function sheetOf(roots: ReadonlySet<string>): string | undefined {
  if ([...roots].some((root) => DOOR.test(root) || INSIDE.test(root))) return 'most'
  return roots.size > 1 ? 'pages' : undefined
}

type Module = {
  id: string
  size: number
  imports: string[]
  importers: string[]
  isRoot: boolean
  isFirst: boolean
}

function sharedModules(anyId: string, context: Context, apart: RegExp): SharedModule[] {
  const modules = modulesAround(anyId, context)
  const roots = new Map([...modules.keys()].map((id) => [id, rootsOf(id, modules)]))
  return [...modules.values()]
    .filter(
      ({ id }) => !apart.test(id) && ![...(roots.get(id) ?? [])].some((root) => modules.get(root)?.isFirst),
    )
    .map(({ id, size, imports }) => ({ id, size, imports, roots: roots.get(id) ?? new Set() }))
}

/** Every module of the build, found by walking from one of them. What the bundler answers is only good until the next question. */
function modulesAround(anyId: string, context: Context): Map<string, Module> {
  const modules = new Map<string, Module>()
  const found = new Set([anyId])
  for (const id of found) {
    const info = context.getModuleInfo(id)
    if (!info) continue
    const near = [info.importers, info.dynamicImporters, info.importedIds, info.dynamicallyImportedIds]
    for (const other of near.flat()) found.add(other)
    modules.set(id, {
      id,
      // Styles name themselves by their whole path.
      size: info.code?.replaceAll(projectRoot, '').length ?? 0,
      imports: [...info.importedIds],
      importers: [...info.importers],
      isRoot: info.isEntry || info.dynamicImporters.length > 0,
      isFirst: info.isEntry,
    })
  }
  return modules
}

const isStyle = (id: string) => /\.vanilla\.css(\?.*)?$/.test(id)

function rootsOf(id: string, modules: ReadonlyMap<string, Module>): ReadonlySet<string> {
  const found = new Set([id])
  for (const above of found) for (const importer of modules.get(above)?.importers ?? []) found.add(importer)
  return new Set([...found].filter((above) => modules.get(above)?.isRoot))
}

/** Late, and yet with every page: once the browser is idle. */
const WITH_EVERY_PAGE =
  /\/app\/(shell\/UpdateNotice|conditions\/PageError|notifications\/realtime-connection)\.tsx?/

const isPage = (root: string) => root.includes('/app/routes/')

/**
 * The door is seen most and on the slowest phones, then home, then the lists of requests and messages; what a page fetches late is often
 * not fetched at all. The door counts more than it is visited, so that no plan sells it for what others save.
 */
function visits(root: string): number {
  if (DOOR.test(root)) return 80
  if (HOME.test(root)) return 15
  if (LISTS.test(root)) return 4
  if (WITH_EVERY_PAGE.test(root)) return 5
  if (SELDOM.test(root)) return 0.3
  return isPage(root) ? 1 : 0.3
}

const shell = '/app/routes/_shell'

function around(root: string): readonly string[] {
  const [before] = root.split(`${shell}/`)
  const query = root.slice(root.indexOf('?'))
  return root.includes(`${shell}/`) ? [`${before}${shell}.tsx${query}`] : []
}

/** Each chunk is called after its largest module, so that one knows it in the network panel. */
function namesOf(chunks: readonly (readonly SharedModule[])[]): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  return new Map(
    chunks.flatMap((modules) => {
      const largest = modules.toSorted((one, other) => other.size - one.size)[0]?.id ?? ''
      const stem = basename(largest.replace(/\?.*$/, ''))
        .replace(/\.\w+$/, '')
        .replace(/[^\w-]/g, '-')
      let name = stem
      for (let count = 2; taken.has(name); count += 1) name = `${stem}-${count}`
      taken.add(name)
      return modules.map(({ id }) => [id, name] as const)
    }),
  )
}
