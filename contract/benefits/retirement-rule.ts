import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { months, wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** Ways to retire: completed years of age and months in the plan, both of one way. None: the plan grants no retirement yet. */
export const retirementRule = defineRule({
  id: 'retirement',
  label: 'Aposentadoria',
  lead: 'Quem cumpre uma das condições pode pedir a aposentadoria. Pedidos em andamento seguem até o fim.',
  scope: 'plan',
  setting: 'beneficios',
  schema: v.strictObject({
    ways: v.array(
      v.strictObject({
        kind: v.picklist(['normal', 'early'], 'Escolha normal ou antecipada.'),
        minimumAge: wholeNumber(16, 100, 'Informe uma idade de 16 a 100 anos.'),
        minimumMonths: months,
      }),
    ),
  }),
  fields: {
    ways: {
      label: 'Condições',
      text: (ways) =>
        words.list(
          ways.map(
            ({ kind, minimumAge, minimumMonths }) =>
              `${kind === 'normal' ? 'normal' : 'antecipada'} aos ${words.years(minimumAge)}, com ${words.months(minimumMonths)} de plano`,
          ),
        ),
    },
  },
})
