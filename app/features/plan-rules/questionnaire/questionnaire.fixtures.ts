import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import { editionOf } from '../rule-bench.fixtures.tsx'
import { questionnairePage } from './questionnaire-setting.ts'

/** Two questions: up to 3 points, a range for each of two profiles, and a limit by the second answer of the last one. */
const shortQuestionnaire = {
  validMonths: 24,
  questions: [
    {
      id: 'horizon',
      text: 'Daqui a quanto tempo você pretende se aposentar?',
      options: [
        { id: 'soon', text: 'Em menos de 3 anos', points: 0 },
        { id: 'late', text: 'Daqui a mais de 15 anos', points: 2 },
      ],
    },
    {
      id: 'need',
      text: 'Você vai precisar do dinheiro em 2 anos?',
      options: [
        { id: 'no', text: 'Não', points: 1 },
        { id: 'yes', text: 'Sim', points: 0 },
      ],
    },
  ],
  ranges: [
    { from: 0, profileId: 1 },
    { from: 2, profileId: 4 },
  ],
  caps: [
    {
      id: 'need-soon',
      text: 'Você vai precisar do dinheiro em 2 anos.',
      atMostProfileId: 1,
      answer: { questionId: 'need', optionId: 'yes' },
    },
  ],
}

/** It in force, for everybody. */
export const questionnaireEdition: RuleEdition = {
  ...editionOf(questionnairePage, shortQuestionnaire),
  perfis: [
    { id: 1, nome: 'Super Conservador', oferecido: true },
    { id: 3, nome: 'Moderado', oferecido: false },
    { id: 4, nome: 'Arrojado', oferecido: true },
  ],
}
