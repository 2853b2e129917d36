import { expect, it } from 'vitest'
import { aboveBudget, belowBudget, budgetsText } from './held-figures.ts'

const budgets = { crumbs: 3, 'circles of files': 2, 'repeated blocks': 7, gone: 1 }

it('a figure may be what its budget allows, and says so when it is more or has none', () => {
  const figures = { crumbs: 4, 'circles of files': 2, 'repeated blocks': null, 'long subjects': 0 }
  expect(aboveBudget(figures, budgets)).toEqual([
    'crumbs: 4, and 3 are allowed',
    'long subjects: 0, and no budget',
  ])
})

it('a figure that fell, and a budget of nothing, are told', () => {
  expect(belowBudget({ crumbs: 1, 'circles of files': 2, 'repeated blocks': null }, budgets)).toEqual([
    'crumbs: 1, and 3 are allowed',
    'gone: no such figure any more',
  ])
})

it('budgets are written anew, and one that this machine cannot tell stays', () => {
  const text = budgetsText({ crumbs: 1, 'circles of files': 5, 'repeated blocks': null }, budgets)
  expect(text.split('= ')[1]).toBe("{\n  crumbs: 1,\n  'circles of files': 5,\n  'repeated blocks': 7,\n}\n")
})
