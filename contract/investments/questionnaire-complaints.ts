import {
  type QuestionnaireProblem,
  questionnaireProblems,
} from '#domain/investments/investment-profiles/questionnaire.ts'
import type { Complaint } from '../complaints.ts'
import type { QuestionnaireRule } from './profile-questionnaire-rule.ts'

const SENTENCES: Readonly<Record<QuestionnaireProblem['code'], Complaint>> = {
  'no-questions': { field: 'questions', sentence: 'Escreva pelo menos uma pergunta.' },
  'repeated-question': { field: 'questions', sentence: 'Uma pergunta aparece duas vezes.' },
  'no-ranges': { field: 'ranges', sentence: 'Diga a partir de quantos pontos cada perfil é indicado.' },
  'ranges-start-above-zero': { field: 'ranges', sentence: 'A primeira faixa começa em 0 pontos.' },
  'repeated-range': { field: 'ranges', sentence: 'Duas faixas começam nos mesmos pontos.' },
  'repeated-profile': { field: 'ranges', sentence: 'Cada perfil tem uma faixa só.' },
  'against-risk': {
    field: 'ranges',
    sentence: 'Mais pontos levam a um perfil de mais risco, nunca de menos.',
  },
  'too-few-options': { field: 'questions', sentence: 'Cada pergunta tem pelo menos duas respostas.' },
  'repeated-option': { field: 'questions', sentence: 'Uma resposta aparece duas vezes na mesma pergunta.' },
  'unknown-answer': { field: 'caps', sentence: 'Um limite depende de uma resposta que não existe.' },
  'unknown-profile': { field: 'caps', sentence: 'Um limite leva a um perfil sem faixa.' },
  'unreachable-range': {
    field: 'ranges',
    sentence: 'Uma faixa começa acima da maior soma de pontos possível.',
  },
  'profile-not-offered': {
    field: 'ranges',
    sentence: 'Uma faixa leva a um perfil que não se pode escolher.',
  },
}

/**
 * Reasons why a questionnaire can't be published, one complaint for each. `offered`: ids of the profiles that may be chosen, by their risk.
 */
export function questionnaireComplaints(
  questionnaire: QuestionnaireRule,
  offered: readonly number[],
): Complaint[] {
  // The number does not matter to the rule.
  const problems = questionnaireProblems({ ...questionnaire, version: 0 }, offered)
  return [...new Set(problems.map(({ code }) => code))].map((code) => SENTENCES[code])
}
