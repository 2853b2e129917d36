import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Exported names that the product uses. */
const product = sourceFiles('{app,design-system,domain,contract,backend,settings,scripts}/**/*.{ts,tsx,mjs}')
  .filter(({ path }) => !/\.(test|stories|fixtures)\.tsx?$|^backend\/testing\//.test(path))
  .map(({ path, text }) => ({ path, names: namesIn(text) }))

/** Exports that nothing of the product calls, and why they are there all the same. */
const WITHOUT_A_CALLER: Readonly<Record<string, string>> = {
  barCodeOfLine: 'reads back what a boleto says, against published slips',
  isActiveLink: 'the same question in SQL is compared with it, state by state',
  isValidPixCode: 'reads back what a PIX code says, against published codes',
  lockedSeconds: 'the rule of the security code, for whoever compares another implementation',
  pixFields: 'reads back what a PIX code says, against published codes',
  projectBalance: 'the plain sum that the quick way of the simulator is compared with',
  readBarCode: 'reads back what a boleto says, against published slips',
  requestWaitSeconds: 'the rule of the security code, for whoever compares another implementation',
}

/** How often each name stands in a text, comments left out. */
function namesIn(text: string): Map<string, number> {
  const names = new Map<string, number>()
  const code = text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
  for (const [name] of code.matchAll(/[A-Za-z_$][\w$]*/g)) names.set(name, (names.get(name) ?? 0) + 1)
  return names
}

it('every rule is called by the product, not by its test alone', () => {
  // The tables of the schema are read by name by the tool that writes migrations.
  const rooms = sourceFiles('{domain,contract,backend}/**/*.ts').filter(
    ({ path }) => !/\.(test|fixtures)\.ts$|^backend\/(testing|database\/schema)\//.test(path),
  )
  const uncalled = rooms.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) ([A-Za-z_$][\w$]*)/gm)]
      .map(([, name = '']) => name)
      .filter((name) =>
        product.every(({ path: at, names }) => (names.get(name) ?? 0) <= (at === path ? 1 : 0)),
      ),
  )
  expect(uncalled.toSorted()).toEqual(Object.keys(WITHOUT_A_CALLER))
})
