import { registerHooks } from 'node:module'

/*
 * Loaded before the API (`node --import`): finds the modules of drizzle-orm without Node's help. Its package.json lists every entry, and
 * Node 24 parses those 180 kB once for each of its 300 files and once for each import of ours, more than half of the time in which the
 * API starts. Without this file everything works the same, only later.
 */
const PACKAGE = 'drizzle-orm'
const entries = new Map()

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? ''
    if (specifier.startsWith('.') && parent.includes(`/node_modules/${PACKAGE}/`)) {
      return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true }
    }
    const isOurs = !parent.includes('/node_modules/')
    if (!isOurs || (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`))) {
      return next(specifier, context)
    }
    const url = entries.get(specifier) ?? next(specifier, context).url
    entries.set(specifier, url)
    return { url, format: 'module', shortCircuit: true }
  },
})
