import { defineRule } from '../rules/define-rule.ts'
import { monthOfYear } from '../rules/rule-fields.ts'

/** In which month incomes for life follow the INPC of the twelve months before. */
export const lifetimeAdjustmentRule = defineRule({
  id: 'lifetime-adjustment',
  label: 'Reajuste da renda vitalícia',
  lead: 'O reajuste segue o INPC dos doze meses anteriores, e a renda nunca diminui.',
  scope: 'plan',
  setting: 'beneficios',
  fields: {
    month: monthOfYear('Mês do reajuste', {
      help: 'O INPC do mês anterior precisa estar em Indexadores antes do pagamento.',
    }),
  },
})
