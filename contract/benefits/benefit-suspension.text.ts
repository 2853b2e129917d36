import type { BenefitSuspensionProblem, SuspensionReason } from '#domain/benefits/benefit-suspension.ts'
import { monthsText } from '../value-text.ts'

/** Fields of a suspension of the benefit, by wire path. */
export const benefitSuspensionFields = {
  meses: 'Meses sem receber',
} as const

/** Why a benefit stands still already. */
const reasons: Readonly<Record<SuspensionReason, string>> = {
  request: 'Seu benefício já está suspenso, ou vai ser. Encerre a suspensão antes de pedir outra.',
  'proof-of-life':
    'Seu benefício está suspenso porque falta o recadastramento. Ele volta quando o recadastramento for aceito, e o que ficou guardado sai junto com o próximo pagamento.',
  court:
    'Seu benefício está suspenso por ordem da Justiça. Só outra ordem da Justiça pode liberar o pagamento.',
}

export const benefitSuspensionSentences = {
  noMonths: 'Escolha por quantos meses.',
  lifetime: 'A renda vitalícia não pode ser suspensa: ela é paga todo mês, enquanto você viver.',
  noBenefit: 'Não encontramos a renda deste benefício. Fale com o atendimento.',
  notSuspended: 'Seu benefício não está suspenso.',
  endsAnyway: 'Não dá mais tempo de antecipar: a suspensão termina antes.',
  reasons,
} as const

export function benefitSuspensionSentence(problem: BenefitSuspensionProblem): string {
  switch (problem.code) {
    case 'lifetime-is-not-suspended':
      return benefitSuspensionSentences.lifetime
    case 'already-suspended':
      return reasons[problem.reason]
    case 'months-out-of-range':
      return problem.minimum === problem.maximum
        ? `Este plano suspende o benefício por ${monthsText(problem.minimum)}.`
        : `Escolha de ${problem.minimum} a ${monthsText(problem.maximum)}.`
  }
}
