import { answerSentences } from '#contract/investments/investment-profiles.text.ts'
import type { InvestmentProfileQuestionnaire } from '#contract/investments/investment-profiles.ts'
import { pointsSentence } from './investment-profile-sentences.ts'

/** Chosen options by question; null while nothing is chosen. */
export type AnswersInForm = Record<string, string | null>

/** A form where nothing is answered. */
export function noAnswers(questions: readonly { id: string }[]): { respostas: AnswersInForm } {
  return { respostas: Object.fromEntries(questions.map(({ id }) => [id, null])) }
}

/** Unanswered questions, by wire path; undefined when there are none. */
export function checkAnswers(answers: AnswersInForm): { fields: Record<string, string> } | undefined {
  const missing = Object.entries(answers).filter(([, option]) => option === null)
  if (missing.length === 0) return undefined
  return {
    fields: Object.fromEntries(
      missing.map(([id]) => [`respostas.${id}`, answerSentences['answer-required']]),
    ),
  }
}

/** Points that lead to each profile: 'de 8 a 16'. */
export function rangeRows({
  faixas,
  pontosMaximos,
}: Pick<InvestmentProfileQuestionnaire, 'faixas' | 'pontosMaximos'>): { profile: string; points: string }[] {
  return faixas.map(({ aPartirDe, perfil }, index) => {
    const next = faixas[index + 1]?.aPartirDe
    return {
      profile: perfil.nome,
      points: pointsSentence(aPartirDe, next === undefined ? pontosMaximos : next - 1),
    }
  })
}
