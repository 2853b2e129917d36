import { relative } from 'node:path'
import MagicString from 'magic-string'
import { type Plugin, parseSync } from 'vite'
import { projectRoot } from '../run-tool.ts'
import { type Mutant, mutated } from './find-mutants.ts'
import { isFunction, walk } from './walk.ts'

/**
 * In place of the files while a test runs: a mutant, or in some files notes of the code that ran. Nothing is written to the disk, so an
 * interrupted run leaves the code as it was.
 */
export type Standing = { mutant: Mutant | null; noted: ReadonlySet<string> }

/** Gives tests the mutated file in place of the true one, and lets functions note that they ran where that is asked for. */
export function mutantPlugin(standing: Standing): Plugin {
  return {
    name: 'mutant',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(projectRoot, id.replace(/\?.*$/, ''))
      if (standing.mutant?.file === file) return { code: mutated(code, standing.mutant), map: null }
      if (standing.noted.has(file)) return { code: noting(file, code), map: null }
      return undefined
    },
  }
}

/** The file with a note of each function that is entered: `file:start`. */
function noting(file: string, code: string): string {
  const text = new MagicString(code)
  walk(parseSync(file, code).program, (node) => {
    if (!isFunction(node) || !node.body) return
    const note = `globalThis.functionsThatRan?.add(${JSON.stringify(`${file}:${node.start}`)})`
    const { start, end } = node.body
    if (node.body.type === 'BlockStatement') text.appendRight(start + 1, `${note};`)
    else text.appendRight(start, `(${note}, `).appendLeft(end, ')')
  })
  return text.toString()
}
