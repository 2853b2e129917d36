import { defineRule } from '../rules/define-rule.ts'
import { count, days, years } from '../rules/rule-fields.ts'

/** A declaration is about the person, whatever the plan. */
export const declarationsRule = defineRule({
  id: 'declarations',
  label: 'Declarações',
  lead: 'Declarações já feitas ficam com a validade do dia em que foram feitas.',
  scope: 'everybody',
  setting: 'services-management',
  fields: {
    /** Furthest kinship with an exposed person that has to be declared. */
    maximumDegree: count('Parentesco a declarar (PEP)', {
      from: 1,
      to: 4,
      says: 'Informe um grau de 1 a 4.',
      unit: 'º grau',
      text: (degree) => `até o ${degree}º grau`,
    }),
    /** Years that exposure outlasts the post. */
    yearsAfterPost: years('Anos depois do cargo (PEP)', { from: 1, to: 20 }),
    /** Years after which a declaration about exposure is asked for again. */
    renewalYears: years('Validade da declaração (PEP)', { from: 1, to: 20 }),
    /** Age of a proof of residence abroad, days. */
    proofMaximumDays: days('Idade do comprovante de residência', {
      from: 1,
      to: 3650,
      says: 'Informe um número de dias, a partir de 1.',
    }),
    /** Days before its end in which a declaration is shown as expiring. */
    warningDays: days('Aviso antes do vencimento', { to: 365 }),
  },
})
