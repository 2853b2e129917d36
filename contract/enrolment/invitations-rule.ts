import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** Invitations to a plan. What was promised in an e-mail stays as it was sent. */
export const invitationsRule = defineRule({
  id: 'invitations',
  label: 'Convites',
  scope: 'plan',
  schema: v.strictObject({
    /** Days in which an invitation may be accepted. */
    validDays: wholeNumber(1, 365, 'Informe um número de dias, de 1 a 365.'),
    /** Invitations of one person that may wait for an answer at the same time. */
    mostWaiting: wholeNumber(1, 1000, 'Informe quantos convites podem aguardar resposta, a partir de 1.'),
  }),
  fields: {
    validDays: { label: 'Validade de um convite', text: words.days },
    mostWaiting: { label: 'Convites que podem aguardar resposta', text: words.number },
  },
})
