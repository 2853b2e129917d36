import { defineRule } from '../rules/define-rule.ts'
import { money, percent, yesNo } from '../rules/rule-fields.ts'

/**
 * Costs and rights of those who keep a deferred benefit. `monthlyFee` in reais, paid by slip; `balanceFeePercent` a month, taken from the
 * balance; 0 for none.
 */
export const deferredBenefitRule = defineRule({
  id: 'deferred-benefit',
  label: 'BPD',
  lead: 'A taxa sobre o saldo sai no primeiro dia de cada mês; a mensal vai em boleto.',
  scope: 'plan',
  setting: 'bpd',
  fields: {
    monthlyFee: money('Taxa mensal', { help: 'Deixe 0,00 quando não há boleto.' }),
    balanceFeePercent: percent('Taxa mensal sobre o saldo', {
      to: 2,
      says: 'Informe de 0% a 2% ao mês.',
      help: 'Deixe 0 quando nada sai do saldo.',
      decimals: 4,
    }),
    mayPay: yesNo('Pode fazer contribuições'),
    mayReturn: yesNo('Pode voltar a contribuir'),
  },
})
