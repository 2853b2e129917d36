import { browserOrExit } from './browser.ts'
import { stages } from './test-stages.ts'

/*
 * `npm test` runs every stage; `npm test unit api` only those named. What failed is named again at the end, and the last line is
 * always `N passed, N failed`.
 */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name))
if (unknown.length > 0) {
  process.stderr.write(
    `Etapa desconhecida: ${unknown.join(', ')}. Existem: ${stages.map(({ name }) => name).join(', ')}.\n`,
  )
  process.exit(1)
}

const chosen = stages.filter((stage) => wanted.length === 0 || wanted.includes(stage.name))
if (chosen.some((stage) => stage.needsBrowser)) process.env.CHROMIUM_PATH = browserOrExit()
process.env.TZ = 'UTC'

const total = { passed: 0, failed: 0 }
const summary: string[] = []
const failures: string[] = []
for (const stage of chosen) {
  const startedAt = performance.now()
  process.stdout.write(`\n── ${stage.name}\n`)
  const { passed, failed, failures: names = [] } = await stage.run()
  total.passed += passed
  total.failed += failed
  failures.push(...names.map((name) => `${stage.name}: ${name}`))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  summary.push(
    `${stage.name.padEnd(12)} ${String(passed).padStart(5)} ok ${String(failed).padStart(4)} falhas ${seconds.padStart(7)} s`,
  )
}
const told = failures.length > 0 ? [...summary, '', ...failures] : summary
process.stdout.write(`\n${told.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)
