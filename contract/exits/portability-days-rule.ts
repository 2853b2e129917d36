import { defineRule } from '../rules/define-rule.ts'
import { businessDays } from '../rules/rule-fields.ts'

/** Business days, counted from the filing, in which the entity sends the term of a portability and the money. */
export const portabilityDaysRule = defineRule({
  id: 'portability-days',
  label: 'Prazos da portabilidade',
  lead: 'Contam-se dias úteis desde o pedido, e o dia do pedido não conta.',
  scope: 'plan',
  setting: 'portability-management',
  fields: {
    termBusinessDays: businessDays('Dias úteis para enviar o termo', {
      from: 1,
      to: 5,
      says: 'A norma dá no máximo 5 dias úteis para o termo.',
      help: 'De 1 a 5: o termo vai à entidade de destino com as datas de cada contribuição.',
    }),
    transferBusinessDays: businessDays('Dias úteis para transferir o dinheiro', {
      from: 1,
      to: 10,
      says: 'A norma dá no máximo 10 dias úteis para o dinheiro.',
      help: 'De 1 a 10.',
    }),
  },
})
