import { FEE_BEARERS, type FeeBearer } from '#domain/payment-clearings/fee-bearer.ts'
import { defineRule } from '../rules/define-rule.ts'
import { choice } from '../rules/rule-fields.ts'

/** Who bears the bank's fee, in the words in which it is chosen. */
const feeBearerNames: Readonly<Record<FeeBearer, string>> = {
  plan: 'O plano',
  sponsor: 'A patrocinadora',
}

/** Who bears the fee that the bank takes for each slip. Nothing that a participant pays or sees hangs on it. */
export const bankFeeRule = defineRule({
  id: 'bank-fee',
  label: 'Tarifa do banco',
  lead: 'Quem arca com o que o banco cobra pelos boletos recebidos. O participante nunca paga.',
  scope: 'plan',
  setting: 'contribution-management',
  fields: {
    bearer: choice('Quem paga a tarifa do banco', {
      ids: FEE_BEARERS,
      names: feeBearerNames,
      says: 'Escolha quem paga a tarifa do banco.',
      help: 'Vale para os arquivos que o banco grava a partir do dia escolhido.',
    }),
  },
})
