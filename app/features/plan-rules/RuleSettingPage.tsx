import { useSuspenseQuery } from '@tanstack/react-query'
import { LeaveGuard } from '#app/forms/LeaveGuard.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { WayBack } from '#app/navigation/WayBack.tsx'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Select } from '#design-system/Select/Select.tsx'
import { Tabs } from '#design-system/Tabs/Tabs.tsx'
import type { RulePage } from './define-rule-page.ts'
import { planSelect } from './plan-rules.css.ts'
import { planRuleQueries } from './plan-rules.queries.ts'
import { planRulesText } from './plan-rules.text.ts'
import { RuleWorkbench } from './RuleWorkbench.tsx'
import type { RuleSearch } from './rule-setting.search.ts'
import { chosenPage } from './rule-setting.ts'
import { useRuleWork } from './use-rule-work.ts'

type RuleSettingPageProps = {
  title: string
  lead: string
  pages: readonly RulePage[]
  search: RuleSearch
  onSearch: (search: RuleSearch) => void
}

/** The one page of every setting that is a rule with dates: choose a plan and a rule, see what holds, prepare and publish a change. */
export function RuleSettingPage({ title, lead, pages, search, onSearch }: RuleSettingPageProps) {
  const heading = useFocusOnArrival()
  const { data: plans } = useSuspenseQuery(planRuleQueries.plans())
  const { idPlano = plans[0]?.id } = search
  const page = chosenPage(pages, search)
  return (
    <>
      <PageHeader
        title={title}
        description={lead}
        headingRef={heading}
        before={<WayBack href="/settings">{planRulesText.back}</WayBack>}
      />
      {idPlano === undefined || !page ? (
        <EmptyState title={planRulesText.noPlansTitle}>{planRulesText.noPlansText}</EmptyState>
      ) : (
        <>
          <div className={planSelect}>
            <Select<number>
              label={planRulesText.plan}
              options={plans.map(({ id, nome }) => ({ id, label: nome }))}
              value={idPlano}
              onChange={(chosen) => onSearch({ ...search, idPlano: chosen ?? undefined })}
            />
          </div>
          <Tabs
            label={planRulesText.rules}
            selected={page.rule.id}
            onSelect={(regra) => onSearch({ ...search, regra })}
            tabs={pages.map((one) => ({
              id: one.rule.id,
              label: one.rule.label,
              children: <OnePlansRule key={idPlano} page={one} idPlano={idPlano} />,
            }))}
          />
        </>
      )}
    </>
  )
}

function OnePlansRule({ page, idPlano }: { page: RulePage; idPlano: number }) {
  const { data: edition } = useSuspenseQuery(planRuleQueries.edition(page.rule.id, idPlano))
  const work = useRuleWork(page, edition)
  return (
    <>
      <LeaveGuard isDirty={work.isDirty} />
      <RuleWorkbench page={page} edition={edition} work={work} rights={useSettingRights()} />
    </>
  )
}
