import { Columns } from '@portal/design-system/Columns'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import type { RulePage } from './define-rule-page.ts'
import { planRulesText } from './plan-rules.text.ts'
import { RuleForm } from './RuleForm.tsx'
import { RuleHistory } from './RuleHistory.tsx'
import { RuleInForce } from './RuleInForce.tsx'
import type { RuleWork } from './use-rule-work.ts'

export type RuleWorkbenchProps = {
  page: RulePage
  edition: RuleEdition
  work: RuleWork
  rights: { edit: boolean; publish: boolean }
}

/** One rule: what holds, what is being prepared, and what it has been. */
export function RuleWorkbench({ page, edition, work, rights }: RuleWorkbenchProps) {
  const lead = (
    <>
      <p>{page.rule.lead}</p>
      {!rights.edit && <InlineMessage>{planRulesText.readOnly}</InlineMessage>}
    </>
  )
  const form = rights.edit && (
    <RuleForm page={page} edition={edition} work={work} canPublish={rights.publish} />
  )
  const known = (
    <>
      <RuleInForce rule={page.rule} edition={edition} />
      <RuleHistory rule={page.rule} edition={edition} />
    </>
  )
  if (page.isWide)
    return (
      <Stack gap="5">
        {lead}
        {form}
        <Columns template="halves">{known}</Columns>
      </Stack>
    )
  return (
    <Columns template="asideMain" from="widest">
      <Stack gap="5">
        {lead}
        {known}
      </Stack>
      {form}
    </Columns>
  )
}
