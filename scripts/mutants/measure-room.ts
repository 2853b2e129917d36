import type { Mutant } from './find-mutants.ts'
import type { TestRunner } from './test-runner.ts'

/** Result of a room's tests on a sample of mutants. `unasked`: survivors that no test leads to. */
export type Measure = { room: string; held: number; survivors: Mutant[]; unasked: ReadonlySet<Mutant> }

/** A kind of tests: who runs them, and which of them a mutant is shown to, the likeliest first. */
export type TestKind = { runner: TestRunner; testsOf: (mutant: Mutant) => readonly string[] }

/** Test files that are asked first, since most mutants fall to them; then the others at once. */
const FIRST = 2

/** Shows each mutant to one kind of tests after the other until one fails, and tells of each as it ends. */
export async function measureRoom(
  room: string,
  mutants: readonly Mutant[],
  kinds: readonly TestKind[],
  tell: (line: string) => void,
): Promise<Measure> {
  const survivors: Mutant[] = []
  const unasked = new Set<Mutant>()
  for (const mutant of mutants) {
    const startedAt = performance.now()
    const isHeld = await isSeen(mutant, kinds)
    if (!isHeld) survivors.push(mutant)
    if (kinds.every(({ testsOf }) => testsOf(mutant).length === 0)) unasked.add(mutant)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)
    tell(`${isHeld ? 'held    ' : 'SURVIVED'} ${seconds} s  ${described(mutant)}`)
  }
  return { room, held: mutants.length - survivors.length, survivors, unasked }
}

async function isSeen(mutant: Mutant, kinds: readonly TestKind[]): Promise<boolean> {
  for (const { runner, testsOf } of kinds) {
    const tests = testsOf(mutant)
    for (const some of [tests.slice(0, FIRST), tests.slice(FIRST)]) {
      if (some.length > 0 && (await runner.run(mutant, some)) !== 'passed') return true
    }
  }
  return false
}

/** A mutant in a line: where, what stood there, what came there. */
export function described({ file, line, was, becomes, loss }: Mutant): string {
  const change = becomes === '' ? `without ${oneLine(was)}` : `${oneLine(was)} → ${oneLine(becomes)}`
  return `${file}:${line}  ${change}${loss ? `  [${loss}]` : ''}`
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 70 ? `${line.slice(0, 69)}…` : line
}
