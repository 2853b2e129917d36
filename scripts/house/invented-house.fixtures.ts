import type { Import } from '../mutants/import-graph.ts'
import type { House } from './house.ts'

type Invented = { imports?: readonly (string | Import)[]; text?: string }

/** A house of a few files: what each imports, and its text; without one, of twenty lines. */
export function inventedHouse(files: Readonly<Record<string, Invented>>): House {
  return {
    files: Object.keys(files).sort(),
    textOf: (file) => files[file]?.text ?? '//\n'.repeat(20),
    importsOf: (file) =>
      (files[file]?.imports ?? []).map((one) =>
        typeof one === 'string' ? { path: one, how: 'runs' as const } : one,
      ),
  }
}
