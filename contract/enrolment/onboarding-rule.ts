import * as v from 'valibot'
import { SKIPPABLE_STEPS } from '#domain/enrolment/onboarding-steps.ts'
import { defineRule } from '../rules/define-rule.ts'
import { words } from '../rules/rule-words.ts'
import { onboardingStepNames } from './onboarding.text.ts'

const paragraph = (maximum: number) =>
  v.pipe(v.string('Escreva o texto.'), v.trim(), v.maxLength(maximum, `Use no máximo ${maximum} caracteres.`))

/**
 * Words of a plan's first access, and which of its steps may be skipped for later. The steps themselves follow from the contributions that
 * the plan takes.
 */
export const onboardingRule = defineRule({
  id: 'onboarding',
  label: 'Primeiro acesso',
  lead: 'Quem já salvou algum passo continua pela regra do dia em que começou.',
  scope: 'plan',
  setting: 'onboarding-management',
  schema: v.strictObject({
    /** Ids of steps; the product lets none before the contribution be left. */
    skippable: v.pipe(
      v.array(
        v.picklist(SKIPPABLE_STEPS, 'Só a contribuição, os percentuais e o perfil podem ficar para depois.'),
      ),
      v.check((steps) => new Set(steps).size === steps.length, 'Um passo aparece duas vezes.'),
    ),
    welcome: v.pipe(paragraph(300), v.nonEmpty('Escreva a frase de boas-vindas.')),
    /** The plan's words before the first step, a paragraph each line; empty for none. */
    terms: paragraph(2000),
  }),
  fields: {
    skippable: {
      label: 'Passos que podem ficar para depois',
      text: (steps) => words.list(steps.map((step) => onboardingStepNames[step])),
    },
    welcome: { label: 'Boas-vindas', text: (text) => text },
    terms: { label: 'Termos do plano', text: (text) => (text === '' ? 'Nenhum' : text) },
  },
})
