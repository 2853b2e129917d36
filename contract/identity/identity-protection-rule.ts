import { defineRule } from '../rules/define-rule.ts'
import { days } from '../rules/rule-fields.ts'

/** For how long a changed e-mail, telephone or password is looked at twice. What waits already keeps its day. */
export const identityProtectionRule = defineRule({
  id: 'identity-protection',
  label: 'Proteção do acesso',
  lead: 'Vale para as trocas feitas desde o primeiro dia da regra. O e-mail que já está em espera fica com o dia que a pessoa recebeu.',
  scope: 'everybody',
  setting: 'protecao-acesso',
  fields: {
    emailHoldDays: days('Espera de um e-mail alterado', {
      from: 1,
      to: 60,
      help: 'Nesses dias o e-mail que a pessoa não trocou sozinha não cria senha nova, e uma conta nova não recebe.',
    }),
    /** After such a change a payment to an account that came later asks for a second level. */
    youngAccountDays: days('Conta recente', {
      from: 1,
      to: 180,
      help: 'Depois de uma troca de e-mail, telefone ou senha, cada pagamento numa conta mais nova pede um nível acima.',
    }),
  },
})
