import type { InvestmentProfileResult } from '#backend/database/queries/investment-profiles.ts'
import type { WordedQuestionnaire } from '#backend/rules/questionnaires.ts'
import type {
  InvestmentProfileQuestionnaire,
  InvestmentProfileResult as WireResult,
} from '#contract/investments/investment-profiles.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { highestScore } from '#domain/investments/investment-profiles/questionnaire.ts'
import { isResultValid } from '#domain/investments/investment-profiles/score-questionnaire.ts'

type NameOf = (profileId: number) => { id: number; nome: string }

/** A stored result in the words of the version that was answered. */
export function resultOnWire(
  result: Omit<InvestmentProfileResult, 'id' | 'createdAt'>,
  questionnaire: WordedQuestionnaire,
  nameOf: NameOf,
  today: IsoDate,
): WireResult {
  return {
    versao: questionnaire.version,
    respondidoEm: result.answeredOn,
    validoAte: result.validUntil,
    valido: isResultValid(result, today),
    pontos: result.score,
    pontosMaximos: highestScore(questionnaire),
    respostas: questionnaire.questions.flatMap(({ id, text, options }) => {
      const chosen = options.find((option) => option.id === result.answers[id])
      return chosen ? [{ pergunta: text, resposta: chosen.text, pontos: chosen.points }] : []
    }),
    perfilPelosPontos: nameOf(result.profileByScore),
    perfil: nameOf(result.profileId),
    limites: result.appliedCaps.flatMap((id) => questionnaire.caps.find((cap) => cap.id === id)?.text ?? []),
  }
}

/** The questionnaire as a person is asked it, with the rule that makes its result. */
export function questionnaireOnWire(
  questionnaire: WordedQuestionnaire,
  nameOf: NameOf,
): InvestmentProfileQuestionnaire {
  const { version, validMonths, questions, ranges, caps } = questionnaire
  return {
    versao: version,
    validadeMeses: validMonths,
    pontosMaximos: highestScore(questionnaire),
    perguntas: questions.map(({ id, text, options }) => ({
      id,
      texto: text,
      opcoes: options.map((option) => ({ id: option.id, texto: option.text, pontos: option.points })),
    })),
    faixas: ranges
      .toSorted((one, other) => one.from - other.from)
      .map(({ from, profileId }) => ({ aPartirDe: from, perfil: nameOf(profileId) })),
    limites: caps.map(({ text, atMostProfileId }) => ({
      texto: text,
      perfilMaximo: nameOf(atMostProfileId),
    })),
  }
}
