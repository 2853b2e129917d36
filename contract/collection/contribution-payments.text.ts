import type { BoletoRequestProblem } from '#domain/collection/boletos/check-boleto-request.ts'
import { percentageSentences, voluntarySentences } from '../contributions/contributions.text.ts'

export const purposeNames = {
  voluntaria: 'Contribuição voluntária',
  autopatrocinio: 'Contribuição de autopatrocinado',
  'taxa-bpd': 'Taxa de administração',
} as const

export const contributionPartNames = {
  basica: 'Contribuição básica',
  patrocinadora: 'Parte que era da patrocinadora',
  suplementar: 'Contribuição suplementar',
  taxa: 'Taxa de administração',
} as const

/** Where a contribution stands. */
export const paymentStateNames = {
  aberta: 'Em aberto',
  vencida: 'Vencida',
  paga: 'Paga',
  cancelada: 'Cancelada',
} as const

/** Why a month takes no further contribution. */
export const issueRefusals: Readonly<Record<BoletoRequestProblem['code'], string>> = {
  'already-issued': 'A contribuição deste mês já foi gerada. Pague ou cancele a que está em aberto.',
  'already-paid': 'A contribuição deste mês já foi paga.',
}

/** Why a month without contributions takes none. */
export const suspendedIssueSentence =
  'Sua contribuição fica suspensa neste mês. Encerre a suspensão antes de gerar outra.'

export const issueSentences = {
  ...voluntarySentences,
  'fixed-amount': 'O valor é fixo e não confere. Recarregue a página.',
  'nothing-owed': percentageSentences['nothing-contributed'],
} as const

/** Why an issued contribution can't be cancelled. */
export const cancelRefusals = {
  paid: 'Esta contribuição já foi paga e não pode ser cancelada.',
  cancelled: 'Esta contribuição já foi cancelada.',
  overdue: 'Uma contribuição vencida não pode ser cancelada. Ela continua devida.',
} as const

/** Said wherever a code could be taken for a real one. */
export const demonstrationNotice = 'Ambiente de demonstração: não pague este código.'
