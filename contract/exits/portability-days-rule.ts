import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** Business days, counted from the filing, in which the entity sends the term of a portability and the money. */
export const portabilityDaysRule = defineRule({
  id: 'portability-days',
  label: 'Prazos da portabilidade',
  scope: 'plan',
  schema: v.strictObject({
    termBusinessDays: wholeNumber(1, 5, 'A norma dá no máximo 5 dias úteis para o termo.'),
    transferBusinessDays: wholeNumber(1, 10, 'A norma dá no máximo 10 dias úteis para o dinheiro.'),
  }),
  fields: {
    termBusinessDays: { label: 'Dias úteis para enviar o termo', text: words.days },
    transferBusinessDays: { label: 'Dias úteis para transferir o dinheiro', text: words.days },
  },
})
