import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** For how long a changed e-mail, telephone or password is looked at twice. What waits already keeps its day. */
export const identityProtectionRule = defineRule({
  id: 'identity-protection',
  label: 'Proteção do acesso',
  scope: 'everybody',
  schema: v.strictObject({
    /** Days in which an e-mail that was changed for a person opens no new password, and no new account is paid. */
    emailHoldDays: wholeNumber(1, 60, 'Informe um número de dias, de 1 a 60.'),
    /** Days after such a change in which a payment to an account that came later asks for a second level. */
    youngAccountDays: wholeNumber(1, 180, 'Informe um número de dias, de 1 a 180.'),
  }),
  fields: {
    emailHoldDays: { label: 'Espera de um e-mail alterado', text: words.days },
    youngAccountDays: { label: 'Conta recente', text: words.days },
  },
})
