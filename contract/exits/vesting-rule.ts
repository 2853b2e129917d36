import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { months, percent } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** By which the sponsor's account becomes the participant's; null where there is no sponsor. */
export const vestingRule = defineRule({
  id: 'vesting',
  label: 'Parcela da patrocinadora',
  lead: 'Que parte da conta da patrocinadora vai com quem resgata, pelos meses desde a entrada no plano.',
  scope: 'plan',
  setting: 'resgate',
  schema: v.strictObject({
    table: v.nullable(
      v.pipe(
        v.array(v.strictObject({ fromMonths: months, percent })),
        v.check((steps) => steps[0]?.fromMonths === 0, 'A tabela começa no mês 0.'),
        v.check(
          (steps) =>
            steps.every((step, at) => at === 0 || step.fromMonths > (steps[at - 1]?.fromMonths ?? 0)),
          'As faixas seguem em ordem de meses.',
        ),
      ),
    ),
  }),
  fields: {
    table: {
      label: 'Tabela',
      text: (steps) =>
        steps === null
          ? 'Sem conta de patrocinadora'
          : words.list(
              steps.map(
                ({ fromMonths, percent }) =>
                  `a partir de ${words.months(fromMonths)}: ${words.percent(percent)}`,
              ),
            ),
    },
  },
})
