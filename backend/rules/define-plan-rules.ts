import type * as v from 'valibot'
import type { RuleField } from '#contract/rules/define-rule.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../database/client.ts'
import type { plans } from '../database/schema/plans.ts'

type Plan = typeof plans.$inferSelect

/** Obstacle to publishing a rule: a part of it and a Portuguese sentence. */
export type RuleComplaint = { field: string; sentence: string }

/** Effect of a rule on somebody, before and after: an example in words. */
export type RuleExample = { label: string; before: string | null; after: string | null }

/** Where a rule is asked about: the plan (null for rules for everybody) and the day from which it would hold. */
export type RuleContext = { database: Querier; plan: Plan | null; day: IsoDate }

/** A kind of rule with dates on the server: what the contract says of it, and what only the server knows. */
export type PlanRulesKind<
  Schema extends v.GenericSchema = v.GenericSchema,
  Scope extends 'plan' | 'everybody' = 'plan' | 'everybody',
> = {
  readonly id: string
  readonly label: string
  readonly scope: Scope
  readonly schema: Schema
  readonly fields: Readonly<Record<string, RuleField<never>>>
  /** Law or regulation that such rules come from, in Portuguese. */
  readonly source: string
  /** Parts of it point at investment profiles, which are read with it. */
  readonly namesProfiles?: true
  /** For faults that the schema alone cannot see, such as a rule for another kind of plan. */
  check?(rule: v.InferOutput<Schema>, context: RuleContext): Promise<RuleComplaint[]> | RuleComplaint[]
  /** Examples of what would change; `before` is null when nothing is in force on that day. */
  examples?(
    change: { before: v.InferOutput<Schema> | null; after: v.InferOutput<Schema> },
    context: RuleContext,
  ): RuleExample[]
}

/** The rule that a kind's schema gives. */
export type RuleOf<Kind extends PlanRulesKind> = v.InferOutput<Kind['schema']>

/** Declares a kind of rule. */
export function definePlanRules<Schema extends v.GenericSchema, const Scope extends 'plan' | 'everybody'>(
  kind: PlanRulesKind<Schema, Scope>,
): PlanRulesKind<Schema, Scope> {
  return kind
}
