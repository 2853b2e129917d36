import { Columns } from '@portal/design-system/Columns'
import { EmptyState } from '@portal/design-system/EmptyState'
import { Select } from '@portal/design-system/Select'
import { Stack } from '@portal/design-system/Stack'
import { Tabs } from '@portal/design-system/Tabs'
import type { ReactNode } from 'react'
import type { RulePage } from './define-rule-page.ts'
import { planRulesText } from './plan-rules.text.ts'
import type { RuleSearch } from './rule-setting.search.ts'
import { chosenPage, planOf } from './shown-rule.ts'

/** More rules are chosen from a list: their tabs would have no room beside each other. */
const MAX_TABS = 4

type RuleSettingViewProps = {
  pages: readonly RulePage[]
  plans: readonly { id: number; nome: string }[]
  search: RuleSearch
  onSearch: (changed: Partial<RuleSearch>) => void
  /** Shows a rule of a plan, by its id; null: for everybody. */
  renderRule: (page: RulePage, idPlano: number | null) => ReactNode
}

/** Rules to choose from, where there are several, and, unless the rule is for everybody, plans. */
export function RuleSettingView({ pages, plans, search, onSearch, renderRule }: RuleSettingViewProps) {
  const page = chosenPage(pages, search)
  const idPlano = page && planOf(page, search, plans)
  if (page === undefined || idPlano === undefined)
    return <EmptyState title={planRulesText.noPlansTitle}>{planRulesText.noPlansText}</EmptyState>
  const isLong = pages.length > MAX_TABS
  const choose = (regra: string) => onSearch({ regra })
  return (
    <Stack gap="6">
      {(isLong || idPlano !== null) && (
        <Stack width="measure">
          <Columns gap="4">
            {isLong && (
              <Select<string>
                label={planRulesText.rule}
                options={pages.map(({ rule }) => ({ id: rule.id, label: rule.label }))}
                value={page.rule.id}
                onChange={(chosen) => choose(chosen ?? page.rule.id)}
              />
            )}
            {idPlano !== null && (
              <Select<number>
                label={planRulesText.plan}
                options={plans.map(({ id, nome }) => ({ id, label: nome }))}
                value={idPlano}
                onChange={(chosen) => onSearch({ idPlano: chosen ?? undefined })}
              />
            )}
          </Columns>
        </Stack>
      )}
      {isLong || pages.length === 1 ? (
        renderRule(page, idPlano)
      ) : (
        <Tabs
          label={planRulesText.rules}
          selected={page.rule.id}
          onSelect={choose}
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
