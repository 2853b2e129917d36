import { posix } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/**
 * Lets a program that is fetched late come in two round trips, however deep its imports are: the file that is asked for names all others,
 * where each by itself names only the next ones, and a file that only passes on what another exports is not asked for at all.
 *
 * It runs after names are given and after chunks of nothing but styles are gone. A file's name changes with all that is below it, so what
 * is written here changes only where the name does.
 */
export const importsAtOnce: Plugin = {
  name: 'imports-at-once',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const passedOn = askForWhatIsPassedOn(chunks)
      const first = below(
        chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
        bundle,
      )
      for (const chunk of chunks)
        if (chunk.isDynamicEntry || passedOn.has(posix.basename(chunk.fileName)))
          nameAll(chunk, first, bundle)
    },
  },
}

const PASSED_ON = /^export\s*\{\s*([\w$]+)\s+as\s+([\w$]+)\s*\}\s*from\s*(["'])\.\/([\w$.-]+)\3;?\s*$/

/**
 * `import("./page.js")` of a file that says only `export{t as Page}from"./pages.js"` asks for `pages.js` itself.
 * @returns the names of the files that are asked for instead.
 */
function askForWhatIsPassedOn(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const asked = new Set<string>()
  for (const passing of chunks) {
    const [, name, as, , file] = PASSED_ON.exec(passing.code) ?? []
    if (!file) continue
    asked.add(file)
    const passed = posix.basename(passing.fileName)
    const byItself = `import("./${file}").then(o=>({${as}:o.${name}}))`
    for (const chunk of chunks.filter(({ dynamicImports }) => dynamicImports.includes(passing.fileName)))
      for (const quote of ['"', "'", '`'])
        chunk.code = chunk.code.replaceAll(`import(${quote}./${passed}${quote})`, () => byItself)
  }
  return asked
}

/** Behind the imports that are there: by then each of the others has run, in the order in which it always did. */
function nameAll(chunk: Rolldown.OutputChunk, first: ReadonlySet<string>, bundle: Bundle): void {
  const named = new Set([...chunk.imports, ...first, chunk.fileName])
  const rest = [...below(chunk.imports, bundle)].filter((file) => !named.has(file))
  const folder = posix.dirname(chunk.fileName)
  const imports = rest.map((file) => `import"./${posix.relative(folder, file)}";`)
  chunk.code = `${chunk.code.trimEnd()}\n${imports.join('')}\n`
}

function below(files: readonly string[], bundle: Bundle): ReadonlySet<string> {
  const all = new Set(files)
  // A set that grows while it is gone through is gone through to its new end.
  for (const file of all) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const further of chunk.imports) all.add(further)
  }
  return all
}
