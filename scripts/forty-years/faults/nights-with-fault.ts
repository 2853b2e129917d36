import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mutant } from '../../mutants/find-mutants.ts'
import { TestRunner } from '../../mutants/test-runner.ts'
import { projectRoot } from '../../run-tool.ts'
import type { PlantedFault } from './planted-fault.ts'

/** Lives the demonstration's nights, which end with what their checks found. */
const NIGHTS = 'scripts/forty-years/checks/checks.test.ts'

/** Minutes on a machine that has much else to do. */
const LONGEST_MS = 10 * 60_000

/** The nights of the demonstration with one fault after the other in them: seconds each, with one set of modules and one database server. */
export class NightsWithFault {
  readonly #runner = new TestRunner('api')

  /** @returns the checks that found it, or the error on which the nights broke off; null where they went by, and for what is no module */
  async foundBy(fault: PlantedFault): Promise<string | null> {
    if (!fault.file.endsWith('.ts')) return null
    const verdict = await this.#runner.run(await mutantOf(fault), [NIGHTS], LONGEST_MS)
    if (verdict === 'passed') return null
    const checks = new Set([...this.#runner.why.matchAll(/"check": "([^"]+)"/g)].map(([, name]) => name))
    return [...checks].join('; ') || (this.#runner.why.split('\n')[0] ?? verdict)
  }

  close(): Promise<void> {
    return this.#runner.close()
  }
}

async function mutantOf({ file, from, to }: PlantedFault): Promise<Mutant> {
  const source = await readFile(join(projectRoot, file), 'utf8')
  const start = source.indexOf(from)
  const line = source.slice(0, start).split('\n').length
  return {
    file,
    line,
    start,
    end: start + from.length,
    was: from,
    becomes: to,
    needs: '',
    loss: null,
    inside: null,
  }
}
