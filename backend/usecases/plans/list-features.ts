import type { PlanFeature } from '#contract/plans/plans.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { CategoryId, SituationId } from '#domain/participants.ts'
import { isCategoryId, isPossiblePair, isSituationId } from '#domain/participants.ts'
import type { AvailableService } from '#domain/plans/services/available-services.ts'
import { availableServices } from '#domain/plans/services/available-services.ts'
import type { LinkFacts, PlanServiceRules } from '#domain/plans/services/service-conditions.ts'
import { serviceSlugs } from '#domain/plans/services/service-ids.ts'
import type { Querier } from '../../database/client.ts'
import { accessOf, type LinkRow, linksOfPerson } from '../../database/queries/plan-links.ts'
import { forbidden, notFound } from '../../problem.ts'
import { serviceRulesOn } from '../../rules/service-rules.ts'
import type { Actor } from '../../security/actor.ts'
import { isAttendant } from '../../security/permissions.ts'
import { readLinkFacts } from './link-facts.ts'
import { requirePlan } from './list-plans.ts'

/** `linkId`: which of two links of one kind is meant. */
type Pair = { planId: number; category: number; situation: number; linkId?: number | undefined }

/**
 * Services that a plan offers to a category and situation: for a participant, or an attendant who acts in their name, those of their own
 * link and with everything that depends on the person; for any other attendant, everything that could be offered to somebody of that kind.
 * @throws 403 when a participant has no such link; 404 when the plan or the pair does not exist.
 */
export async function listFeatures(
  database: Querier,
  actor: Actor,
  pair: Pair,
  today: IsoDate,
): Promise<PlanFeature[]> {
  const holder = isAttendant(actor) ? actor.serving?.personId : actor.personId
  const services =
    holder === undefined
      ? await servicesOfPair(database, pair, today)
      : await servicesOfLink(database, holder, pair, today)
  return services.map(({ id, slug, readOnly }) => ({
    id,
    slug,
    nome: serviceNames[slug],
    somenteLeitura: readOnly,
  }))
}

async function servicesOfLink(database: Querier, holder: number, pair: Pair, today: IsoDate) {
  const links = await linksOfPerson(database, holder)
  const own = links.find(
    (row) => row.plan.id === pair.planId && isMeant(row, pair) && accessOf(row, today) !== 'none',
  )
  if (!own) throw forbidden('Você só pode ver os serviços dos seus próprios planos.')
  return availableServices(
    await serviceRulesOn(database, own.plan, today),
    await readLinkFacts(database, own, today),
  )
}

/** A link that is named is meant as it stands: its category and situation may have moved since the caller read them. */
function isMeant({ link }: LinkRow, { linkId, category, situation }: Pair): boolean {
  return linkId === undefined
    ? link.category === category && link.situation === situation
    : link.id === linkId
}

async function servicesOfPair(database: Querier, { planId, category, situation }: Pair, today: IsoDate) {
  const plan = await requirePlan(database, planId)
  if (!isCategoryId(category) || !isSituationId(situation) || !isPossiblePair(category, situation)) {
    throw notFound('Esta combinação de categoria e situação não existe.')
  }
  return servicesOfAnybody(await serviceRulesOn(database, plan, today), { category, situation, today })
}

/** Union of what the oldest and the youngest person of a kind are offered: each meets conditions that the other does not. */
function servicesOfAnybody(
  rules: PlanServiceRules,
  { category, situation, today }: { category: CategoryId; situation: SituationId; today: IsoDate },
): AvailableService[] {
  const youngest: LinkFacts = {
    category,
    situation,
    today,
    birthDate: null,
    monthsInPlan: Number.POSITIVE_INFINITY,
    taxRegime: 'progressive',
    mayChooseTaxRegime: true,
    partialLossOfPay: true,
    hasVoluntaryOrPortedBalance: true,
  }
  const offered = [
    ...availableServices(rules, { ...youngest, birthDate: '1900-01-01' }),
    ...availableServices(rules, youngest),
  ]
  return serviceSlugs.flatMap((slug) => offered.find((service) => service.slug === slug) ?? [])
}
