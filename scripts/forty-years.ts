import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#backend/database/embedded.ts'
import { optionsOf } from './forty-years/options.ts'
import { type History, type Lived, liveHistory } from './forty-years/run.ts'
import { shrink, told } from './forty-years/shrink.ts'

/*
 * `npm run forty-years -- --seed 7`: a fund that lives forty years in minutes, through the calls of the real API, and is checked every
 * night. docs/forty-years.md tells what it does and what it prints.
 */
const say = (line: string) => void process.stdout.write(`${line}\n`)
const [first, ...names] = process.argv.slice(2)
if (first === '--faults') {
  process.env.TZ = 'UTC'
  // A life has no use for the means of tests.
  const { runFaults } = await import('./forty-years/faults/run-faults.ts')
  const results = await runFaults(names, say)
  process.exit(results.some(({ found }) => found === null) ? 1 : 0)
}
const { history, shrinks } = optionsOf(process.argv.slice(2))

const dataDir = await mkdtemp(join(tmpdir(), 'forty-years-'))
const postgres = await startEmbeddedPostgres({ dataDir, durable: false, say: () => undefined })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void postgres.stop().finally(() => process.exit(130)))
let databases = 0
try {
  const began = performance.now()
  const lived = await lifeOf(history)
  sayWhatHappened(lived)
  say(
    `seed ${history.seed}: ${((performance.now() - began) / 1000).toFixed(1)} s, fingerprint ${lived.fingerprint}`,
  )
  if (lived.failure) {
    process.exitCode = 1
    const { day, message, findings } = lived.failure
    say(`\nseed ${history.seed}, ${day}: ${message}`)
    for (const finding of findings.slice(0, 20)) say(JSON.stringify(finding))
    if (shrinks) await sayTheShortest(day)
  }
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit()

async function lifeOf(one: History): Promise<Lived> {
  databases += 1
  const name = `fund_${databases}`
  await postgres.ensureDatabase(name)
  return liveHistory(one, { databaseUrl: postgres.url(name), dataDir: join(dataDir, name), say })
}

function sayWhatHappened({ counts, acts, refused }: Lived): void {
  for (const table of [acts, refused])
    for (const [name, times] of [...table].toSorted()) say(`${String(times).padStart(7)} ${name}`)
  say(
    Object.entries(counts)
      .map(([name, figure]) => `${name} ${figure}`)
      .join(', '),
  )
}

async function sayTheShortest(failedOn: string): Promise<void> {
  say('\nLooking for the shortest history that still fails…')
  const shortest = await shrink(history, failedOn, async (one) => (await lifeOf(one)).failure?.day ?? null)
  say(told(shortest))
}
