import { defineRule } from '../rules/define-rule.ts'
import { count, days } from '../rules/rule-fields.ts'

/** Invitations to a plan. What was promised in an e-mail stays as it was sent. */
export const invitationsRule = defineRule({
  id: 'invitations',
  label: 'Convites',
  lead: 'Convites já enviados ficam com a validade que foi prometida no e-mail.',
  scope: 'plan',
  setting: 'services-management',
  fields: {
    /** Days in which an invitation may be accepted. */
    validDays: days('Validade de um convite', { from: 1, to: 365 }),
    /** Invitations of one person that may wait for an answer at the same time. */
    mostWaiting: count('Convites que podem aguardar resposta', {
      from: 1,
      to: 1000,
      says: 'Informe quantos convites podem aguardar resposta, a partir de 1.',
    }),
  },
})
