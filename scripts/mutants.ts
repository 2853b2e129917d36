import { parseArgs } from 'node:util'
import { browserOrExit } from './browser.ts'
import { findMutants, type Mutant } from './mutants/find-mutants.ts'
import { described, type Measure, measureRoom } from './mutants/measure-room.ts'
import { openTestKind } from './mutants/open-test-kind.ts'
import { type Room, rooms, sourceOf, type Tests } from './mutants/rooms.ts'
import { sampleMutants } from './mutants/sample-mutants.ts'

/*
 * `npm run mutants`: changes the code in one place after the other and asks whether a test fails (`docs/mutants.md`). It ends badly when
 * a permission, an audit row or a message could go without a test that sees it.
 */
const { values: given } = parseArgs({
  options: {
    room: { type: 'string', multiple: true, default: rooms.map(({ name }) => name) },
    files: { type: 'string', multiple: true, default: [''] },
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: '60' },
    losses: { type: 'boolean', default: false },
    'without-stories': { type: 'boolean', default: false },
  },
})
process.env.TZ = 'UTC'
const chosen = rooms.filter(({ name }) => given.room.includes(name))
const kindsOf = (room: Room) => room.tests.filter((kind) => kind !== 'stories' || !given['without-stories'])
if (chosen.flatMap(kindsOf).includes('stories')) process.env.CHROMIUM_PATH = browserOrExit()

const say = (line: string) => process.stdout.write(`${line}\n`)
const measures: Measure[] = []
for (const room of chosen) measures.push(await measured(room, kindsOf(room)))

say('')
for (const { room, held, survivors, unasked } of measures) {
  const all = held + survivors.length
  say(`${room.padEnd(10)} ${held} of ${all} held, ${all === 0 ? '–' : ((held * 100) / all).toFixed(1)} %`)
  for (const mutant of survivors)
    say(`    ${described(mutant)}${unasked.has(mutant) ? '  (no test leads there)' : ''}`)
}
const lost = measures.flatMap(({ survivors }) => survivors).filter(({ loss }) => loss !== null)
if (lost.length > 0) say(`\n${lost.length} of them take a permission, an audit row or a message away.`)
process.exit(lost.length > 0 ? 1 : 0)

async function measured(room: Room, tests: readonly Tests[]): Promise<Measure> {
  const files = room.files.filter((file) => given.files.some((part) => file.includes(part)))
  const byFile = files.map((file) => mutantsOf(room, file))
  const mutants = sampleMutants(byFile, Number(given.size), Number(given.seed))
  say(`\n── ${room.name}: ${mutants.length} of ${byFile.flat().length} mutants, seed ${given.seed}`)
  const kinds = await Promise.all(tests.map((kind) => openTestKind(kind, say)))
  try {
    for (const { runner, testsOf } of kinds) await runner.requireGreen(mutants.flatMap(testsOf))
    return await measureRoom(room.name, mutants, kinds, say)
  } finally {
    await Promise.all(kinds.map(({ runner }) => runner.close()))
  }
}

function mutantsOf(room: Room, file: string): Mutant[] {
  const onlyLosses = given.losses || room.onlyLosses
  return findMutants(file, sourceOf(file)).filter(({ loss }) => loss !== null || !onlyLosses)
}
