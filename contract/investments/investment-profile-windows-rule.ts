import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** Days of a month, of February in a leap year: in others its 29th is its last. */
const daysOf = (month: number) => new Date(Date.UTC(2000, month, 0)).getUTCDate()

const dayOfSomeMonth = wholeNumber(1, 31, 'Informe um dia de 1 a 31.')

/** When the investment profile may be changed: these days of these months. */
export const investmentProfileWindowsRule = defineRule({
  id: 'investment-profile-windows',
  label: 'Períodos de alteração de perfil',
  scope: 'plan',
  schema: v.pipe(
    v.strictObject({
      /** 1 January … 12 December. */
      months: v.pipe(
        v.array(wholeNumber(1, 12, 'Informe meses de 1 a 12.')),
        v.minLength(1, 'Escolha pelo menos um mês.'),
        v.check((months) => new Set(months).size === months.length, 'Um mês aparece duas vezes.'),
      ),
      firstDay: dayOfSomeMonth,
      lastDay: dayOfSomeMonth,
    }),
    v.forward(
      v.check(({ firstDay, lastDay }) => firstDay <= lastDay, 'O último dia não pode vir antes do primeiro.'),
      ['lastDay'],
    ),
    v.forward(
      v.check(
        ({ months, lastDay }) => months.every((month) => lastDay <= daysOf(month)),
        'Um dos meses não tem esse dia.',
      ),
      ['lastDay'],
    ),
  ),
  fields: {
    months: {
      label: 'Meses',
      text: (months) => (months.length === 12 ? 'Todos os meses' : months.map(words.monthName).join(', ')),
    },
    firstDay: { label: 'Primeiro dia', text: words.dayOfMonth },
    lastDay: { label: 'Último dia', text: words.dayOfMonth },
  },
})
