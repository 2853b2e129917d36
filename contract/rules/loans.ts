import * as v from 'valibot'
import { Category } from '#domain/participants.ts'
import { defineRule } from './define-rule.ts'
import { words } from './rule-words.ts'

const categoryNames = {
  [Category.taxpayer]: 'contribuintes',
  [Category.assisted]: 'assistidos',
  [Category.pensioner]: 'pensionistas',
  [Category.selfSponsored]: 'autopatrocinados',
  [Category.deferred]: 'BPD',
} as const

/** Categories that may borrow. */
export const loansRule = defineRule({
  id: 'loans',
  label: 'Empréstimos',
  scope: 'plan',
  schema: v.strictObject({
    categories: v.array(v.enum(Category, 'Esta categoria não existe.')),
  }),
  fields: {
    categories: {
      label: 'Quem pode pedir',
      text: (categories) => words.list(categories.map((category) => categoryNames[category])),
    },
  },
})
