import type { Plugin } from 'vite'

/** Modules of server functions, as the features name them. */
const MODULE = /\/app\/.*\.functions\.ts$/

/**
 * In stories every server function is a mock that answers nothing by itself: a story says what it answers
 * (`mocked(suspendContribution).mockResolvedValue(…)`), and nothing of the server comes along.
 */
export const mockedServerFunctions = (): Plugin => ({
  name: 'mocked-server-functions',
  enforce: 'pre',
  transform(code, id) {
    if (!MODULE.test(id)) return undefined
    const names = Array.from(code.matchAll(/^export const (\w+) =/gm), ([, name]) => name)
    return {
      code: [
        "import { mockedServerFunction } from '/.storybook/mocked-server-function.ts'",
        ...names.map((name) => `export const ${name} = mockedServerFunction('${name}')`),
      ].join('\n'),
      map: null,
    }
  },
})
