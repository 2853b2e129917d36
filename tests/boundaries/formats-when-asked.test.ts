import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const MADE_AS_LOADED = /^(export )?const \w+ = new Intl\./m
const NOT_LOADED_BY_PAGES = /\.(test|stories|fixtures)\.tsx?$|example-data/

it('no format of dates or numbers is made as a module is loaded, which every page would wait for (whenFirstAsked)', () => {
  const files = sourceFiles('{app,contract,domain,design-system}/**/*.{ts,tsx}').filter(
    ({ path }) => !NOT_LOADED_BY_PAGES.test(path),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter(({ text }) => MADE_AS_LOADED.test(text)).map(({ path }) => path)).toEqual([])
})
