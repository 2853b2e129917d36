import * as v from 'valibot'
import { defineRule, schemaOf } from '../rules/define-rule.ts'
import { count, part } from '../rules/rule-fields.ts'
import { wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** Days of a month, of February in a leap year: in others its 29th is its last. */
const daysOf = (month: number) => new Date(Date.UTC(2000, month, 0)).getUTCDate()

const dayOfSomeMonth = (label: string, help: string) =>
  count(label, { from: 1, to: 31, says: 'Informe um dia de 1 a 31.', text: words.dayOfMonth, help })

const fields = {
  /** 1 January … 12 December. */
  months: part(
    v.pipe(
      v.array(wholeNumber(1, 12, 'Informe meses de 1 a 12.')),
      v.minLength(1, 'Escolha pelo menos um mês.'),
      v.check((months) => new Set(months).size === months.length, 'Um mês aparece duas vezes.'),
    ),
    {
      label: 'Meses',
      text: (months) => (months.length === 12 ? 'Todos os meses' : months.map(words.monthName).join(', ')),
      input: { as: 'months-of-year' },
    },
  ),
  firstDay: dayOfSomeMonth('Primeiro dia', 'De 1 a 31, em todos os meses escolhidos.'),
  lastDay: dayOfSomeMonth('Último dia', 'Um dia que todos os meses escolhidos tenham.'),
}

/** When the investment profile may be changed: these days of these months. */
export const investmentProfileWindowsRule = defineRule({
  id: 'investment-profile-windows',
  label: 'Períodos de alteração de perfil',
  lead: 'Escolhas já pedidas seguem pela regra do dia em que foram pedidas.',
  scope: 'plan',
  setting: 'investment-profile-management',
  schema: v.pipe(
    schemaOf(fields),
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
  fields,
})
