import { EmptyState } from '@portal/design-system/EmptyState'
import { Select } from '@portal/design-system/Select'
import { Stack } from '@portal/design-system/Stack'
import { Tabs } from '@portal/design-system/Tabs'
import type { ReactNode } from 'react'
import type { RulePage } from './define-rule-page.ts'
import { planRulesText } from './plan-rules.text.ts'
import type { RuleSearch } from './rule-setting.search.ts'
import { chosenPage, planOf } from './shown-rule.ts'

type RuleSettingViewProps = {
  pages: readonly RulePage[]
  plans: readonly { id: number; nome: string }[]
  search: RuleSearch
  onSearch: (search: RuleSearch) => void
  /** Shows a rule of a plan, by its id; null: for everybody. */
  renderRule: (page: RulePage, idPlano: number | null) => ReactNode
}

/** Rules to choose from, where there are several, and, unless the rule is for everybody, plans. */
export function RuleSettingView({ pages, plans, search, onSearch, renderRule }: RuleSettingViewProps) {
  const page = chosenPage(pages, search)
  const idPlano = page && planOf(page, search, plans)
  if (page === undefined || idPlano === undefined)
    return <EmptyState title={planRulesText.noPlansTitle}>{planRulesText.noPlansText}</EmptyState>
  return (
    <Stack gap="6">
      {idPlano !== null && (
        <Stack width="medium">
          <Select<number>
            label={planRulesText.plan}
            options={plans.map(({ id, nome }) => ({ id, label: nome }))}
            value={idPlano}
            onChange={(chosen) => onSearch({ ...search, idPlano: chosen ?? undefined })}
          />
        </Stack>
      )}
      {pages.length === 1 ? (
        renderRule(page, idPlano)
      ) : (
        <Tabs
          label={planRulesText.rules}
          selected={page.rule.id}
          onSelect={(regra) => onSearch({ ...search, regra })}
          tabs={pages.map((one) => ({
            id: one.rule.id,
            label: one.rule.label,
            children: renderRule(one, idPlano),
          }))}
        />
      )}
    </Stack>
  )
}
