import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

const age = wholeNumber(1, 100, 'Informe uma idade de 1 a 100 anos.')

/** Ages up to which children and siblings count for the income tax, to the end of that calendar year. */
export const taxDependantsRule = defineRule({
  id: 'tax-dependants',
  label: 'Dependentes do imposto de renda',
  scope: 'everybody',
  schema: v.strictObject({ ageLimit: age, studentAgeLimit: age }),
  fields: {
    ageLimit: { label: 'Idade até a qual conta', text: words.years },
    studentAgeLimit: { label: 'Idade até a qual conta quem estuda', text: words.years },
  },
})

/** Who may be a dependant of a plan, and up to which birthday. */
export const planDependantsRule = defineRule({
  id: 'plan-dependants',
  label: 'Dependentes do plano',
  scope: 'plan',
  schema: v.strictObject({
    ageLimit: age,
    /** Whether students count up to an age of their own. */
    studentsStay: v.boolean('Diga se quem estuda conta por mais tempo.'),
    studentAgeLimit: age,
    /** Whether a person may name somebody outside the classes of the law. */
    acceptsDesignated: v.boolean('Diga se o plano aceita pessoas designadas.'),
  }),
  fields: {
    ageLimit: { label: 'Idade até a qual filhos e irmãos contam', text: words.years },
    studentsStay: { label: 'Quem estuda conta por mais tempo', text: words.yesNo },
    studentAgeLimit: { label: 'Idade até a qual conta quem estuda', text: words.years },
    acceptsDesignated: { label: 'Aceita pessoas designadas', text: words.yesNo },
  },
})
