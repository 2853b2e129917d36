import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { ruleDefinitions } from '#contract/all-rules.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type {
  RuleEdition,
  RuleParts,
  RuleVersionOnWire,
  retornarRegras,
} from '#contract/plan-rules/plan-rules.ts'
import { type IsoDate, isWithin } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { investmentProfilesOn } from '../../database/queries/investment-profiles.ts'
import { datedRules, ruleDrafts } from '../../database/schema/dated-rules.ts'
import { people } from '../../database/schema/people.ts'
import { ruleKinds } from '../../rules/all-kinds.ts'
import type { PlanRulesKind } from '../../rules/define-plan-rules.ts'
import { firstDay, isOf, lastDay, type PlanReference, planIdOf } from '../../rules/rule-on.ts'
import { type RulePlace, requirePlan } from './rule-place.ts'

/** Every kind of rule of a plan, or those for everybody, with what holds today. @throws 404 unknown plan */
export async function listRules(
  database: Querier,
  planId: number | null,
  today: IsoDate,
): Promise<CallAnswer<typeof retornarRegras>> {
  const plan = planId === null ? null : await requirePlan(database, planId)
  const mine = planId === null ? isNull(datedRules.planId) : eq(datedRules.planId, planId)
  const versions = await database
    .select({
      kind: datedRules.kind,
      version: datedRules.version,
      from: firstDay,
      to: lastDay,
      source: datedRules.source,
    })
    .from(datedRules)
    .where(and(mine, isNull(datedRules.withdrawnAt)))
    .orderBy(firstDay)
  const drafts = await database
    .select({ kind: ruleDrafts.kind })
    .from(ruleDrafts)
    .where(planId === null ? isNull(ruleDrafts.planId) : eq(ruleDrafts.planId, planId))
  return ruleKinds
    .filter(({ scope }) => scope === (plan ? 'plan' : 'everybody'))
    .map((kind) => {
      const own = versions.filter((version) => version.kind === kind.id)
      const inForce = own.find(({ from, to }) => isWithin({ from, until: to }, today))
      return {
        ...naming(kind),
        vigente: inForce ? { versao: inForce.version, desde: inForce.from, fonte: inForce.source } : null,
        mudaEm: own.find(({ from }) => from > today)?.from ?? null,
        temRascunho: drafts.some((draft) => draft.kind === kind.id),
      }
    })
}

/** A rule with its draft and all of its versions, newest first. */
export async function readEdition(
  database: Querier,
  { kind, plan }: RulePlace,
  today: IsoDate,
): Promise<RuleEdition> {
  const versions = await database
    .select({ ...getTableColumns(datedRules), author: people.name, from: firstDay, to: lastDay })
    .from(datedRules)
    .leftJoin(people, eq(people.id, datedRules.publishedBy))
    .where(isOf(kind, plan))
    .orderBy(desc(sql`lower(${datedRules.during})`), desc(datedRules.version))
  const draft = await readDraft(database, kind, plan)
  return {
    ...naming(kind),
    plano: plan && { id: plan.id, nome: plan.name },
    hoje: today,
    perfis: await namedProfiles(database, kind, today),
    historico: versions.map(
      (version): RuleVersionOnWire => ({
        versao: version.version,
        situacao: version.withdrawnAt ? 'substituida' : stateOf(version, today),
        desde: version.from,
        ate: version.to,
        regras: partsOf(version.rules),
        fonte: version.source,
        nota: version.note,
        publicadoEm: version.publishedAt.toISOString(),
        publicadoPor: version.author,
      }),
    ),
    rascunho: draft && {
      versao: draft.version,
      regras: partsOf(draft.rules),
      aPartirDe: draft.fromDay,
      fonte: draft.source,
      nota: draft.note,
      alteradoEm: draft.updatedAt.toISOString(),
      alteradoPor: draft.author,
    },
  }
}

/** The profiles of a day that parts of a rule of a kind may name, by their risk; none for other kinds. */
export async function namedProfiles(
  database: Querier,
  { namesProfiles }: Pick<PlanRulesKind, 'namesProfiles'>,
  day: IsoDate,
): Promise<RuleEdition['perfis']> {
  if (!namesProfiles) return []
  const profiles = await investmentProfilesOn(database, day)
  return profiles.map(({ id, name, isOffered }) => ({ id, nome: name, oferecido: isOffered }))
}

/** The draft of a rule with its author's name; undefined without one. */
export async function readDraft(database: Querier, kind: PlanRulesKind, plan: PlanReference | null) {
  const planId = planIdOf(kind, plan)
  const [draft] = await database
    .select({ ...getTableColumns(ruleDrafts), author: people.name })
    .from(ruleDrafts)
    .innerJoin(people, eq(people.id, ruleDrafts.updatedBy))
    .where(
      and(
        eq(ruleDrafts.kind, kind.id),
        planId === null ? isNull(ruleDrafts.planId) : eq(ruleDrafts.planId, planId),
      ),
    )
  return draft ?? null
}

function naming({ id, label, source }: PlanRulesKind) {
  const known = ruleDefinitions.find((definition) => definition.id === id)
  if (!known) throw new RangeError(`the contract knows no rule "${id}"`)
  return { tipo: known.id, nome: label, norma: source }
}

function stateOf({ from, to }: { from: IsoDate; to: IsoDate | null }, today: IsoDate) {
  if (from > today) return 'futura'
  return to !== null && to < today ? 'encerrada' : 'vigente'
}

/** Stored rules went through the schema of their kind, and those are objects. */
function partsOf(rules: unknown): RuleParts {
  return rules as RuleParts
}
