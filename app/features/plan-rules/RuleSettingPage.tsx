import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LeaveGuard } from '#app/forms/LeaveGuard.tsx'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { useSearchChange } from '#app/navigation/use-search-change.ts'
import { ask } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import type { RulePage, RuleSetting } from './define-rule-page.ts'
import { planRuleQueries } from './plan-rules.queries.ts'
import { planRulesText } from './plan-rules.text.ts'
import { RuleSettingView } from './RuleSettingView.tsx'
import { RuleWorkbench } from './RuleWorkbench.tsx'
import type { RuleSearch } from './rule-setting.search.ts'
import { useRuleWork } from './use-rule-work.ts'

type RuleSettingPageProps = {
  setting: RuleSetting
  /** Ways to what else belongs to the setting. */
  views?: ReactNode
}

/** The one page of every setting that is a rule with dates: choose a rule and, unless it is for everybody, a plan, see what holds, prepare and publish a change. */
export function RuleSettingPage({ setting: { title, lead, pages }, views }: RuleSettingPageProps) {
  const { idPlano, regra = '' } = useSearch({ strict: false })
  const change = useSearchChange<RuleSearch>()
  const heading = useFocusOnArrival()
  const { data: plans } = useSuspenseQuery(ask('retornarPlanos'))
  return (
    <>
      <PageHeader
        title={title}
        description={lead}
        headingRef={heading}
        before={<BackLink href="/settings">{planRulesText.back}</BackLink>}
      />
      <Stack gap="6">
        {views}
        <RuleSettingView
          pages={pages}
          plans={plans}
          search={{ idPlano, regra }}
          onSearch={change}
          renderRule={(page, idPlano) => (
            <OneRule key={`${page.rule.id} ${idPlano}`} page={page} idPlano={idPlano} />
          )}
        />
      </Stack>
    </>
  )
}

function OneRule({ page, idPlano }: { page: RulePage; idPlano: number | null }) {
  const { data: edition } = useSuspenseQuery(planRuleQueries.edition(page.rule.id, idPlano))
  const { person } = useSession()
  const work = useRuleWork(page, edition, person.id)
  const rights = useSettingRights(page.rule.setting)
  return (
    <>
      <LeaveGuard act="save" isDirty={work.isDirty} keptIn={work.draft.isKept ? 'tab' : 'nowhere'} />
      <RuleWorkbench page={page} edition={edition} work={work} rights={rights} />
    </>
  )
}
