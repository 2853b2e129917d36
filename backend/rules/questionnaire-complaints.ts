import type * as v from 'valibot'
import type { profileQuestionnaireRule } from '#contract/rules/profile-questionnaire.ts'
import {
  type QuestionnaireProblem,
  questionnaireProblems,
} from '#domain/investment-profiles/questionnaire.ts'
import type { RuleComplaint } from './define-plan-rules.ts'

const SENTENCES: Readonly<Record<QuestionnaireProblem['code'], RuleComplaint>> = {
  'no-questions': { field: 'questions', sentence: 'Escreva pelo menos uma pergunta.' },
  'no-ranges': { field: 'ranges', sentence: 'Diga a partir de quantos pontos cada perfil é indicado.' },
  'ranges-start-above-zero': { field: 'ranges', sentence: 'A primeira faixa começa em 0 pontos.' },
  'repeated-profile': { field: 'ranges', sentence: 'Cada perfil tem uma faixa só.' },
  'too-few-options': { field: 'questions', sentence: 'Cada pergunta tem pelo menos duas respostas.' },
  'repeated-option': { field: 'questions', sentence: 'Uma resposta aparece duas vezes na mesma pergunta.' },
  'unknown-answer': { field: 'caps', sentence: 'Um limite depende de uma resposta que não existe.' },
  'unknown-profile': { field: 'caps', sentence: 'Um limite leva a um perfil sem faixa.' },
  'unreachable-range': {
    field: 'ranges',
    sentence: 'Uma faixa começa acima da maior soma de pontos possível.',
  },
}

/** What keeps a questionnaire from being published, once for each reason. */
export function questionnaireComplaints(
  questionnaire: v.InferOutput<typeof profileQuestionnaireRule.schema>,
): RuleComplaint[] {
  // The number does not matter to the rule.
  const problems = questionnaireProblems({ ...questionnaire, version: 0 })
  return [...new Set(problems.map(({ code }) => code))].map((code) => SENTENCES[code])
}
