import { type RequestKindSlug, requestKindSlugs } from '#contract/requests/request-kinds.ts'
import { requestWorkflowRule } from '#contract/requests/request-workflow-rule.ts'
import { changedFields, ruleNames } from '#contract/rules/read-rule.ts'
import type { RulePage } from '../define-rule-page.ts'
import { workflowOf } from './drawn-workflow.ts'
import { WorkflowFields } from './WorkflowFields.tsx'
import { workflowsText as text } from './workflows.text.ts'

const labels = {
  name: text.stageName,
  level: text.level,
  slaBusinessDays: text.days,
  checklist: text.checklist,
} as const

/** The rule as far as one kind goes: what its history and what differs are read by. */
export const ruleOfType = (slug: RequestKindSlug) => ({
  ...requestWorkflowRule,
  fields: { [slug]: requestWorkflowRule.fields[slug] },
})

/** Differences of one kind between two versions, in words. */
export const changesOfType = (slug: RequestKindSlug, before: unknown, after: unknown) =>
  changedFields(ruleOfType(slug), { before, after }, ruleNames([]))

const pageOf = (slug: RequestKindSlug): RulePage => ({
  rule: requestWorkflowRule,
  Fields: ({ form }) => <WorkflowFields form={form} slug={slug} />,
  isWide: true,
  labelsOf: (regras) =>
    Object.fromEntries([
      [`${slug}.stages`, text.stages],
      ...(workflowOf(regras, slug)?.stages ?? []).flatMap((_, at) =>
        Object.entries(labels).map(([field, label]) => [
          `${slug}.stages[${at}].${field}`,
          text.labelOf(at + 1, label),
        ]),
      ),
    ]),
})

/** A page of the same rule for each kind: a draft holds all of them, and one is worked on at a time. */
export const workflowPages = Object.fromEntries(
  requestKindSlugs.map((slug) => [slug, pageOf(slug)]),
) as Record<RequestKindSlug, RulePage>
