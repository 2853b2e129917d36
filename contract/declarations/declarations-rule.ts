import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

const years = wholeNumber(1, 20, 'Informe um número de anos, de 1 a 20.')

/** A declaration is about the person, whatever the plan. */
export const declarationsRule = defineRule({
  id: 'declarations',
  label: 'Declarações',
  scope: 'everybody',
  schema: v.strictObject({
    /** Furthest kinship with an exposed person that has to be declared. */
    maximumDegree: wholeNumber(1, 4, 'Informe um grau de 1 a 4.'),
    /** Years that exposure outlasts the post. */
    yearsAfterPost: years,
    /** Years after which a declaration about exposure is asked for again. */
    renewalYears: years,
    /** Age of a proof of residence abroad, days. */
    proofMaximumDays: wholeNumber(1, 3650, 'Informe um número de dias, a partir de 1.'),
    /** Days before its end in which a declaration is shown as expiring. */
    warningDays: wholeNumber(0, 365, 'Informe um número de dias, de 0 a 365.'),
  }),
  fields: {
    maximumDegree: { label: 'Parentesco a declarar (PEP)', text: (degree) => `até o ${degree}º grau` },
    yearsAfterPost: { label: 'Exposição política depois do cargo (PEP)', text: words.years },
    renewalYears: { label: 'Validade da declaração (PEP)', text: words.years },
    proofMaximumDays: { label: 'Idade do comprovante de residência', text: words.days },
    warningDays: { label: 'Aviso antes do vencimento', text: words.days },
  },
})
