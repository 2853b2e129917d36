import type { ExecutedFunctions } from '../mutants/executed-functions.ts'
import { type Importers, reachedFrom } from '../mutants/import-graph.ts'
import { changedPages, specsOfPages } from './changed-pages.ts'

/** The extent of a stage: everything, some files, or nothing; and why it is not everything where that needs saying. */
export type Choice = { run: 'all' | readonly string[]; left?: string }

export type Sources = {
  files: readonly string[]
  importers: Importers
  textOf: (file: string) => string
  /** Which test of the API ran what, when the code was last asked; null when it never was. */
  ran: ExecutedFunctions | null
}

const ALL: Choice = { run: 'all' }
const NOTHING: Choice = { run: [] }

const isCode = (file: string) => /\.[cm]?tsx?$/.test(file)
const isApiTest = (file: string) =>
  /^(backend\/.*|scripts\/forty-years\/(checks\/)?[^/]+)\.test\.ts$/.test(file)
export const isUnitTest = (file: string) =>
  !isApiTest(file) &&
  /^(domain|contract|settings|app|design-system|scripts)\/.*(?<!\.browser)\.test\.tsx?$|^tests\/boundaries\/.*\.test\.ts$/.test(
    file,
  ) &&
  !file.startsWith('design-system/screenshots/')
const isStory = (file: string) => file.endsWith('.stories.tsx')
const isScreenshot = (file: string) =>
  /^design-system\/(screenshots\/.*\.test\.ts|other-app\/.*\.browser\.test\.tsx)$/.test(file)
const isSpec = (file: string) => /^tests\/journeys\/.*\.spec\.ts$/.test(file)
/** Reads sources as texts, so that no import tells what it depends on. */
const readsSources = /\b(sourceFiles|globSync|readFileSync|readdirSync|readFile)\(/

/** Changes after which nothing is known of what they break. */
const everywhere =
  /^(package(-lock)?\.json|tsconfig\.json|\.npmrc|\.ci\/.*|scripts\/(run|run-tool|test|test-.*)\.[cm]?[jt]s)$/
const ofStage = {
  unit: /^vitest\.config\.ts$/,
  bundle:
    /^(vitest\.config\.ts|app\.config\.ts|public\/.*|scripts\/(build|portal-build|precompress|chunks\/.*)\.ts)$/,
  api: /^(vitest\.backend\.config\.ts|backend\/testing\/(global-setup|template-database)\.ts)$/,
  stories:
    /^(vitest\.config\.ts|\.storybook\/.*|design-system\/(\.storybook\/.*|test-(projects|browser)\.ts))$/,
  screenshots: /^(vitest\.config\.ts|design-system\/(screenshots\/.*|test-(projects|browser)\.ts))$/,
  journeys: /^tests\/(playwright\.config|journeys\/global-setup)\.ts$/,
} as const
/** Files that are no code, by what reads them. */
const dataOf = {
  unit: /^(domain|contract|settings|app|design-system|scripts)\//,
  api: /^(backend|domain|contract|settings)\//,
  stories: /^(app|design-system)\//,
  screenshots: /^design-system\//,
} as const

/** All that a change can break, stage by stage, as imports tell it. */
export function chooseTests(changed: readonly string[], sources: Sources): Map<string, Choice> {
  if (changed.some((file) => everywhere.test(file))) return new Map()
  const code = changed.filter(isCode)
  const reached = reachedFrom(code, sources.importers)
  const present = new Set(sources.files)
  const inReach = (isTest: (file: string) => boolean) =>
    [...reached].filter((file) => isTest(file) && present.has(file)).sort()
  const isWhole = (stage: keyof typeof ofStage) =>
    changed.some((file) => ofStage[stage].test(file)) ||
    (stage in dataOf &&
      changed.some((file) => !isCode(file) && dataOf[stage as keyof typeof dataOf].test(file)))
  const checked = changed.filter((file) => present.has(file))
  const unit = [
    ...inReach(isUnitTest),
    ...sources.files.filter((file) => isUnitTest(file) && readsSources.test(sources.textOf(file))),
  ]
  const pages = changedPages(reached)
  const isBuilt =
    pages.length > 0 ||
    isWhole('bundle') ||
    [...reached].some((file) => /^app\/[^/]+\.tsx?$|^app\/host\//.test(file))
  return new Map<string, Choice>([
    ['types', code.length > 0 ? ALL : NOTHING],
    // Rules that know types may find something where a changed function is called.
    ['lint', { run: withImporters(code, sources).filter((file) => present.has(file)) }],
    ['format', { run: checked }],
    ['boundaries', code.length > 0 ? ALL : NOTHING],
    ['house', code.length > 0 ? ALL : NOTHING],
    ['build', isBuilt ? ALL : NOTHING],
    ['unit', isWhole('unit') ? ALL : { run: [...new Set(unit)].sort() }],
    ['bundle', isBuilt || changed.some((file) => file.startsWith('tests/bundle/')) ? ALL : NOTHING],
    ['api', isWhole('api') ? ALL : apiTests(code, reached, sources)],
    ['stories', isWhole('stories') || leadsToEveryStory(reached) ? ALL : { run: inReach(isStory) }],
    ['screenshots', isWhole('screenshots') ? ALL : { run: inReach(isScreenshot) }],
    ['journeys', isWhole('journeys') ? ALL : journeys(inReach(isSpec), pages, sources)],
  ])
}

/**
 * Every test over HTTP imports the whole API: imports choose nothing there. What each of them ran does, where it was noted; a file of
 * which nothing ran is taken for those that import it.
 */
function apiTests(code: readonly string[], reached: ReadonlySet<string>, sources: Sources): Choice {
  const all = [...reached].filter((file) => isApiTest(file) && sources.files.includes(file)).sort()
  const { ran, importers } = sources
  if (ran === null || all.length === 0) return { run: all }
  const support = code.filter((file) => file.startsWith('backend/testing/'))
  const product = code.filter((file) => !isApiTest(file) && !support.includes(file))
  const touched = new Set([
    ...code.filter(isApiTest),
    ...[...reachedFrom(support, importers)].filter(isApiTest),
    ...thatRan(product, ran, importers),
  ])
  // A test that was never noted may run anything.
  const run = all.filter((test) => touched.has(test) || ran.size(test) === 0)
  return {
    run,
    left: `${all.length - run.length} arquivos que, ao rodar por último, não passaram pelo que mudou`,
  }
}

/** Tests that ran one of the files; where nothing of one was noted, those that ran what imports it, on every way up. */
function thatRan(files: readonly string[], ran: ExecutedFunctions, importers: Importers): Set<string> {
  const tests = new Set<string>()
  const looked = new Set(files)
  for (const near of looked) {
    const found = ran.testsOf(near)
    for (const test of found) tests.add(test)
    if (found.length === 0) for (const importer of importers.get(near) ?? []) looked.add(importer)
  }
  return tests
}

function withImporters(code: readonly string[], { importers }: Sources): string[] {
  return [...new Set(code.flatMap((file) => [file, ...(importers.get(file) ?? [])]))].sort()
}

function leadsToEveryStory(reached: ReadonlySet<string>): boolean {
  return [...reached].some((file) => ofStage.stories.test(file))
}

function journeys(specs: readonly string[], pages: readonly string[], sources: Sources): Choice {
  const { found, tooMany } = specsOfPages(pages, sources.files.filter(isSpec), sources.textOf)
  const run = [...new Set([...specs, ...found])].sort()
  if (tooMany) return { run, left: `a mudança chega a ${pages.length} páginas: rode \`npm test journeys\`` }
  return { run, left: 'as que não abrem uma página que mudou' }
}
