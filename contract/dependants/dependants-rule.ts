import { defineRule } from '../rules/define-rule.ts'
import { years, yesNo } from '../rules/rule-fields.ts'

const age = (label: string) => years(label, { from: 1, to: 100, says: 'Informe uma idade de 1 a 100 anos.' })

const lead = 'Quem já está na lista fica com o último dia que foi calculado quando entrou.'

/** Ages up to which children and siblings count for the income tax, to the end of that calendar year. */
export const taxDependantsRule = defineRule({
  id: 'tax-dependants',
  label: 'Dependentes do imposto de renda',
  lead,
  scope: 'everybody',
  setting: 'services-management',
  fields: {
    ageLimit: age('Idade até a qual conta'),
    studentAgeLimit: age('Idade até a qual conta quem estuda'),
  },
})

/** Who may be a dependant of a plan, and up to which birthday. */
export const planDependantsRule = defineRule({
  id: 'plan-dependants',
  label: 'Dependentes do plano',
  lead,
  scope: 'plan',
  setting: 'services-management',
  fields: {
    ageLimit: age('Idade até a qual filhos e irmãos contam'),
    /** Whether students count up to an age of their own. */
    studentsStay: yesNo('Quem estuda conta por mais tempo', {
      says: 'Diga se quem estuda conta por mais tempo.',
    }),
    studentAgeLimit: age('Idade até a qual conta quem estuda'),
    /** Whether a person may name somebody outside the classes of the law. */
    acceptsDesignated: yesNo('Aceita pessoas designadas', {
      says: 'Diga se o plano aceita pessoas designadas.',
    }),
  },
})
