import {
  Category,
  type CategoryId,
  ENDED_SITUATIONS,
  Situation,
  type SituationId,
} from '#domain/participants.ts'
import type { ServiceSlug } from './service-ids.ts'

/** A service that somebody may be led to before all others. */
export type LikelySlug = Extract<
  ServiceSlug,
  | 'benefit-request'
  | 'suspend-contribution'
  | 'suspend-benefit'
  | 'saque-a-vista'
  | 'gerar-contribuicao'
  | 'extrato-contribuicao'
  | 'contracheque'
  | 'alterar-contribuicao'
  | 'alteracao-renda'
  | 'simulador-beneficio'
  | 'perfil-investimentos'
  | 'emprestimos'
  | 'exemption-65'
  | 'simulador-regime-tributacao'
  | 'report-income'
  | 'dependentes'
  | 'requests'
>

/** The most that are suggested: a list of more is one to search through. */
export const MOST_SUGGESTED = 6

export interface LikelyFacts {
  category: CategoryId
  situation: SituationId
  /** Offered by the plan today. */
  offered: readonly { slug: string; readOnly: boolean }[]
}

/**
 * Where somebody of this category and situation most likely goes, the likeliest first: at most six of what is offered to them to be done.
 * The ways out of the plan are not among them: who has to choose one sees them all beside each other.
 */
export function likelyServices({ category, situation, offered }: LikelyFacts): LikelySlug[] {
  const open = new Set(offered.filter(({ readOnly }) => !readOnly).map(({ slug }) => slug))
  const inOrder = [...new Set([...likeliest(category, situation), ...forEverybody])]
  return inOrder.filter((slug) => open.has(slug)).slice(0, MOST_SUGGESTED)
}

const forEverybody: readonly LikelySlug[] = [
  'extrato-contribuicao',
  'requests',
  'report-income',
  'dependentes',
  'perfil-investimentos',
]

const receiving: readonly LikelySlug[] = [
  'contracheque',
  'report-income',
  'alteracao-renda',
  'exemption-65',
  'emprestimos',
  'requests',
]

const saving: readonly LikelySlug[] = [
  'benefit-request',
  'extrato-contribuicao',
  'alterar-contribuicao',
  'simulador-beneficio',
  'gerar-contribuicao',
  'perfil-investimentos',
  'requests',
]

function likeliest(category: CategoryId, situation: SituationId): readonly LikelySlug[] {
  const receives = category === Category.assisted || category === Category.pensioner
  if (ENDED_SITUATIONS.includes(situation)) return ['report-income']
  if (situation === Situation.inGranting) return ['saque-a-vista', 'requests', 'extrato-contribuicao']
  if (situation === Situation.suspended)
    return receives ? ['suspend-benefit', ...receiving] : ['suspend-contribution', ...saving]
  if (receives) return receiving
  if (situation === Situation.disconnected || situation === Situation.transitory)
    return ['benefit-request', 'extrato-contribuicao', 'simulador-beneficio', 'simulador-regime-tributacao']
  if (category === Category.selfSponsored) return ['gerar-contribuicao', ...saving]
  return saving
}
