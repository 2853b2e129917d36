import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../run-tool.ts'

/** Pure tests and stories are those that lead to a file by imports; tests over HTTP those that ran the function. */
export type Tests = 'unit' | 'api' | 'stories'

/** A part of the code that is measured by itself. */
export type Room = {
  name: string
  /** Which of its files decide something. */
  files: string[]
  /** Which tests are asked, one kind after the other until one fails. */
  tests: readonly Tests[]
  /** Only what a person loses is changed, nothing else of the files. */
  onlyLosses?: true
}

const written = ['**/*.test.ts', '**/*.fixtures.ts', '**/*.d.ts']
/** Drawing, and what pages are put together from: pictures, stories and journeys hold these. */
const drawn = ['**/*.css.ts', '**/*.stories.ts', '**/*.queries.ts', '**/*.functions.ts', 'app/routes/**']
/** Invented people, what tests stand on, the shape of tables, and the first lines of processes. */
const aroundTheApi = [
  'backend/demo/**',
  'backend/testing/**',
  'backend/database/schema/**',
  'backend/**/main.ts',
]

export const rooms: readonly Room[] = [
  { name: 'domain', files: filesOf('domain', written), tests: ['unit'] },
  { name: 'contract', files: filesOf('contract', written), tests: ['unit'], onlyLosses: true },
  { name: 'backend', files: filesOf('backend', [...written, ...aroundTheApi]), tests: ['api'] },
  {
    name: 'app',
    files: filesOf('app', [...written, ...drawn, 'app/*.ts', 'app/**/main.ts']),
    tests: ['unit', 'stories'],
  },
]

export function sourceOf(file: string): string {
  return readFileSync(join(projectRoot, file), 'utf8')
}

function filesOf(room: string, exclude: string[]): string[] {
  return globSync(`${room}/**/*.ts`, { cwd: projectRoot, exclude }).sort()
}
