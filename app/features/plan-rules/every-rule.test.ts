import { expect, test } from 'vitest'
import { ruleDefinitions } from '#contract/all-rules.ts'
import type { RuleSetting } from './define-rule-page.ts'

const isSetting = (exported: unknown): exported is RuleSetting =>
  typeof exported === 'object' && exported !== null && 'pages' in exported && 'lead' in exported

const pages = Object.values(import.meta.glob<Record<string, unknown>>('./*/*-setting.ts', { eager: true }))
  .flatMap((module) => Object.values(module).filter(isSetting))
  .flatMap(({ pages }) => pages)

test('every rule with a date has its place in the settings, once; the stages of requests have a page of their own', () => {
  const shown = pages.map(({ rule }) => rule.id)
  const all = ruleDefinitions.map(({ id }) => id).filter((id) => id !== 'request-workflow')
  expect(shown.toSorted()).toEqual(all.toSorted())
})

test('a form with an order of its own has every part of its rule, once', () => {
  const ordered = pages.flatMap(({ rule, order }) => (order ? [{ rule, order }] : []))
  expect(ordered.map(({ order }) => order.toSorted())).toEqual(
    ordered.map(({ rule }) => Object.keys(rule.fields).toSorted()),
  )
})
