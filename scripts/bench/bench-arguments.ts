import { parseArgs } from 'node:util'

/** Parts of the benchmark in the order in which they are measured. */
export const sectionNames = [
  'clone',
  'lists',
  'keywords',
  'desk',
  'movements',
  'export',
  'sign-ins',
  'files',
  'sockets',
  'rendering',
  'memory',
  'weights',
  'lighthouse',
  'blocking',
  'routes',
  'interactions',
  'sliders',
] as const
export type SectionName = (typeof sectionNames)[number]

export type BenchArguments = {
  sections: ReadonlySet<SectionName>
  /** Sizes of the database, as multiples of 10,000 requests, the smallest first; 0: the demonstration alone. */
  sizes: readonly number[]
  /** Of each kind of page, under load. */
  seconds: number
  /** Pages after which the memory of the portal is looked at. */
  pages: number
  /** Runs of what is measured in a browser; a median is told. */
  runs: number
  /** A file that describes sites beside which the portal's pages are measured. */
  beside?: string
}

/**
 * Reads `npm run bench -- [section…] [--sizes 1,10,100] [--seconds 8] [--pages 20000] [--runs 5] [--beside sites.json]`.
 * @throws TypeError for what it does not know
 */
export function benchArguments(args: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sizes: { type: 'string', default: '1,10,100' },
      seconds: { type: 'string', default: '8' },
      pages: { type: 'string', default: '20000' },
      runs: { type: 'string', default: '5' },
      beside: { type: 'string' },
    },
  })
  const names: readonly string[] = sectionNames
  const unknown = positionals.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new TypeError(`Unknown: ${unknown.join(', ')}. There are ${sectionNames.join(', ')}.`)
  return {
    sections: new Set(positionals.length > 0 ? (positionals as SectionName[]) : sectionNames),
    sizes: values.sizes
      .split(',')
      .map((size) => countOf('sizes', size, 0))
      .toSorted((a, b) => a - b),
    seconds: countOf('seconds', values.seconds),
    pages: countOf('pages', values.pages),
    runs: countOf('runs', values.runs),
    beside: values.beside,
  }
}

function countOf(name: string, text: string, least = 1): number {
  const count = text.trim() === '' ? Number.NaN : Number(text)
  if (!Number.isInteger(count) || count < least) throw new TypeError(`--${name}: ${text} is no count.`)
  return count
}
