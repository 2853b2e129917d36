import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Code that runs in a browser: of the portal all but its processes and what only the server may run. */
const shown = sourceFiles('{app,design-system}/**/*.{ts,tsx}').filter(
  ({ path }) =>
    !/\.(test|stories|fixtures|guide)\.tsx?$|\.server\.ts$/.test(path) &&
    !/^app\/(host|rendering|clock)\/|^design-system\/(tests|docs|\.storybook|storybook|scripts|other-app)\//.test(
      path,
    ),
)

/** Everything that asks a device which time it is. */
const ASKS_THE_DEVICE =
  /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bTemporal\.Now\b|\b(now|today)\([^)]*\bgetLocalTimeZone\b/

it('asks only the clock of the portal which time it is: that of a device may be years wrong', () => {
  expect(shown.length).toBeGreaterThan(500)
  const guilty = shown.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (ASKS_THE_DEVICE.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(guilty).toEqual([])
})
