import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exitCodeAndOutput, projectRoot } from '../run-tool.ts'
import { isTest } from './house.ts'

/** A block counts from so many lines and so many of the language's words and signs on; comments are left out. */
const LINES = 5
const TOKENS = 50

type Place = { name: string; start: number; end: number }
type Report = { duplicates: { lines: number; firstFile: Place; secondFile: Place }[] }

type RepeatedBlock = { lines: number; places: [string, string] }
export type Repeated = { product: RepeatedBlock[]; tests: RepeatedBlock[] }

/** Asks jscpd (decision 184); null on a machine that it has no program for. */
export async function repeatedBlocks(): Promise<Repeated | null> {
  const folder = join(projectRoot, '.cache', 'house')
  const report = join(folder, 'jscpd-report.json')
  rmSync(report, { force: true })
  mkdirSync(folder, { recursive: true })
  const counted = `--min-lines ${LINES} --min-tokens ${TOKENS} --mode weak --format typescript,tsx,javascript`
  const told = '--ignore **/*.gen.ts --no-tips --silent --reporters json --output'
  const { output } = await exitCodeAndOutput('jscpd', ['.', ...`${counted} ${told}`.split(' '), folder])
  if (existsSync(report)) return sortRepeated(JSON.parse(readFileSync(report, 'utf8')) as Report)
  if (output.includes('Platform package')) return null
  throw new Error(`jscpd told nothing: ${output}`)
}

/** The longest first. A block of the product that a test has too counts among those of tests: it says again what it expects. */
export function sortRepeated({ duplicates }: Report): Repeated {
  const placeOf = ({ name, start, end }: Place) => `${name}:${start}-${end}`
  const blocks = duplicates
    .map(({ lines, firstFile, secondFile }) => ({
      lines,
      places: [placeOf(firstFile), placeOf(secondFile)].sort() as [string, string],
      isOfTests: isTest(firstFile.name) || isTest(secondFile.name),
    }))
    .sort((one, other) => other.lines - one.lines || (one.places[0] < other.places[0] ? -1 : 1))
  const block = ({ lines, places }: RepeatedBlock): RepeatedBlock => ({ lines, places })
  return {
    product: blocks.filter(({ isOfTests }) => !isOfTests).map(block),
    tests: blocks.filter(({ isOfTests }) => isOfTests).map(block),
  }
}
