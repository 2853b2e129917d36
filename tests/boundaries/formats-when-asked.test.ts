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

/** Formats that only one place has a use for, and what for; whatever two places print has a name in `contract/value-text.ts`. */
const PRINTED_IN: Readonly<Record<string, string>> = {
  'contract/value-text.ts': 'every printed value',
  'contract/documents/files.text.ts': 'megabytes',
  'contract/rules/rule-words.ts': 'parameters of rules, with all their decimals',
  'app/format/money.ts': 'results on the way and axes of charts, which only screens show',
  'app/format/percent.ts': 'indexes, with the decimals they are published with',
  'app/features/conversations/conversation-days.ts': 'days of a conversation, in words',
}

it('a printed value has one format, in contract/value-text.ts', () => {
  const files = sourceFiles('{app,backend,contract,domain}/**/*.{ts,tsx}').filter(
    ({ path }) => !NOT_LOADED_BY_PAGES.test(path),
  )
  const printing = files.filter(({ text }) => /(Intl\.\w+Format|toLocale\w*String)\('pt-BR'/.test(text))
  expect(printing.map(({ path }) => path).toSorted()).toEqual(Object.keys(PRINTED_IN).toSorted())
})
