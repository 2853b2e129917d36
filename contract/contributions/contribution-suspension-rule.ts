import * as v from 'valibot'
import { defineRule, schemaOf } from '../rules/define-rule.ts'
import { dayOfMonth, months, yesNo } from '../rules/rule-fields.ts'

const someMonths = (label: string) =>
  months(label, { from: 1, to: 600, says: 'Informe um número de meses, a partir de 1.' })

const fields = {
  minimumMonths: someMonths('Menor suspensão'),
  maximumMonths: someMonths('Maior suspensão'),
  /** Most suspended months within any window of `windowMonths`. */
  maximumInWindow: someMonths('Máximo de meses suspensos no período'),
  windowMonths: someMonths('Período em que se contam os meses'),
  lastFilingDay: dayOfMonth('Último dia para pedir e valer no mês seguinte', { help: 'De 1 a 28.' }),
  /** Whether the administration fee is still owed. */
  feeContinues: yesNo('A taxa de administração continua'),
}

/** For how long contributions may stand still. Months. */
export const contributionSuspensionRule = defineRule({
  id: 'contribution-suspension',
  label: 'Suspensão de contribuições',
  lead: 'Por quanto tempo um participante pode deixar de contribuir.',
  scope: 'plan',
  setting: 'contribution-management',
  schema: v.pipe(
    schemaOf(fields),
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
  fields,
})
