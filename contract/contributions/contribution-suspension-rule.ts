import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { dayOfMonth, wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

const someMonths = wholeNumber(1, 600, 'Informe um número de meses, a partir de 1.')

/** For how long contributions may stand still. Months. */
export const contributionSuspensionRule = defineRule({
  id: 'contribution-suspension',
  label: 'Suspensão de contribuições',
  scope: 'plan',
  schema: v.pipe(
    v.strictObject({
      minimumMonths: someMonths,
      maximumMonths: someMonths,
      /** Most suspended months within any window of `windowMonths`. */
      maximumInWindow: someMonths,
      windowMonths: someMonths,
      lastFilingDay: dayOfMonth,
      /** Whether the administration fee is still owed. */
      feeContinues: v.boolean(),
    }),
    v.forward(
      v.check(
        (rule) => rule.minimumMonths <= rule.maximumMonths,
        'O máximo não pode ser menor que o mínimo.',
      ),
      ['maximumMonths'],
    ),
    v.forward(
      v.check(
        (rule) => rule.maximumMonths <= rule.maximumInWindow && rule.maximumInWindow <= rule.windowMonths,
        'O limite no período fica entre o máximo de uma suspensão e o próprio período.',
      ),
      ['maximumInWindow'],
    ),
  ),
  fields: {
    minimumMonths: { label: 'Menor suspensão', text: words.months },
    maximumMonths: { label: 'Maior suspensão', text: words.months },
    maximumInWindow: { label: 'Máximo de meses suspensos no período', text: words.months },
    windowMonths: { label: 'Período em que se contam os meses', text: words.months },
    lastFilingDay: { label: 'Último dia para pedir e valer no mês seguinte', text: words.dayOfMonth },
    feeContinues: { label: 'A taxa de administração continua', text: words.yesNo },
  },
})
