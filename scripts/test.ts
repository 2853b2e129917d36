import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { browserOrExit } from './browser.ts'
import type { Choice } from './changed/choose-tests.ts'
import { readChange } from './changed/read-change.ts'
import { moveClocks } from './move-clocks.ts'
import { withProcessorTime } from './processor-time.ts'
import { projectRoot } from './run-tool.ts'
import { slowest } from './slowest-tests.ts'
import { testArguments } from './test-arguments.ts'
import { testDataInMemory } from './test-data.ts'
import { type Stage, stages, type Tally } from './test-stages.ts'

/*
 * `npm test` runs every stage; `npm test unit api` only those named; `--changed` what a change can break; `--on=2026-12-31` as if it was that day. What failed is named again at the end, after what did not run and
 * what took longest; the last line is always `N passed, N failed`.
 */
/** So many are worth a look after each run. */
const SHOWN_AS_SLOW = 8

const { names, unknown, changed, on } = testArguments(
  process.argv.slice(2),
  stages.map(({ name }) => name),
  { changed: process.env.npm_config_changed, on: process.env.npm_config_on },
)
if (unknown.length > 0) {
  process.stderr.write(
    `Etapa desconhecida: ${unknown.join(', ')}. Existem: ${stages.map(({ name }) => name).join(', ')}.\n`,
  )
  process.exit(1)
}

if (on !== null) orExit(() => moveClocks(on, process.env))

const wanted = stages.filter((stage) => names.length === 0 || names.includes(stage.name))
const change = changed === null ? null : orExit(() => readChange(changed.since))
const choiceOf = ({ name }: Stage): Choice => change?.choices.get(name) ?? { run: 'all' }
const chosen = wanted.filter((stage) => choiceOf(stage).run.length > 0)
const leftOut = wanted.flatMap((stage) => whatIsLeftOut(stage.name, choiceOf(stage)))
if (chosen.some((stage) => stage.needsBrowser)) process.env.CHROMIUM_PATH = browserOrExit()
process.env.TZ = 'UTC'
// Code that one process of a stage compiled, the next ones need not compile.
process.env.NODE_COMPILE_CACHE = join(projectRoot, '.cache', 'compiled')
const dataInMemory = chosen.some((stage) => stage.needsDatabase) ? await testDataInMemory() : null
if (dataInMemory !== null) process.env.TEST_DATA_DIR = dataInMemory

const startedAt = performance.now()
const results: (Tally & { name: string; seconds: number; processorSeconds: number | null })[] = []
const aside = inOrder(chosen.filter((stage) => stage.beside))
await inOrder(chosen.filter((stage) => !stage.beside))
await aside
if (dataInMemory !== null) await rm(dataInMemory, { recursive: true, force: true })

const [passed, failed] = [sum('passed'), sum('failed')]
const whole = {
  name: 'ao todo',
  passed,
  failed,
  seconds: (performance.now() - startedAt) / 1000,
  processorSeconds: results.every(({ processorSeconds }) => processorSeconds !== null)
    ? results.reduce((all, { processorSeconds }) => all + (processorSeconds ?? 0), 0)
    : null,
}
const summary = [...results, whole].map(summaryLine)
const failures = results.flatMap(({ name, failures: names = [] }) =>
  names.map((failed) => `${name}: ${failed}`),
)
const skipped = results.flatMap(({ name, skipped: count = 0 }) => (count > 0 ? [`${name} ${count}`] : []))
const slow = slowest(
  results.flatMap(({ name, timed = [] }) =>
    timed.map(({ name: test, seconds }) => ({ name: `${name}: ${test}`, seconds })),
  ),
  SHOWN_AS_SLOW,
)
const told = [
  ...summary,
  ...(change === null ? [] : ['', `Mudaram ${change.count} arquivos desde ${change.since.slice(0, 10)}.`]),
  ...(leftOut.length > 0 ? ['Ficou de fora:', ...leftOut] : []),
  ...(skipped.length > 0 ? ['', `Não rodaram: ${skipped.join(', ')}.`] : []),
  ...(slow.length > 0 ? ['', 'Mais demorados:'] : []),
  ...slow.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
  ...(failures.length > 0 ? ['', ...failures] : []),
]
process.stdout.write(`\n${told.join('\n')}\n\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

async function inOrder(stagesOfLane: readonly Stage[]): Promise<void> {
  for (const stage of stagesOfLane) {
    const { name, beside } = stage
    const { run: files } = choiceOf(stage)
    const startedAt = performance.now()
    if (!beside) process.stdout.write(`\n── ${name}\n`)
    const { result, processorSeconds } = await withProcessorTime(() =>
      stage.run(files === 'all' ? undefined : files),
    )
    const { output = '', ...tally } = result
    if (beside) process.stdout.write(`\n── ${name}: ${tally.failed === 0 ? 'ok' : 'falhou'}\n${output}`)
    results.push({ name, ...tally, seconds: (performance.now() - startedAt) / 1000, processorSeconds })
  }
}

function orExit<Result>(run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

function whatIsLeftOut(name: string, { run, left }: Choice): string[] {
  if (run === 'all') return []
  const part = run.length === 0 ? 'tudo' : `o que não está em ${run.length} arquivos`
  return [`  ${name}: ${part}${left === undefined ? '' : ` (${left})`}`]
}

function summaryLine({ name, passed, failed, seconds, processorSeconds }: typeof whole): string {
  const processor =
    processorSeconds === null ? '' : ` ${processorSeconds.toFixed(1).padStart(7)} s de processador`
  return `${name.padEnd(12)} ${String(passed).padStart(5)} ok ${String(failed).padStart(4)} falhas ${seconds.toFixed(1).padStart(7)} s${processor}`
}

function sum(of: 'passed' | 'failed'): number {
  return results.reduce((all, result) => all + result[of], 0)
}
