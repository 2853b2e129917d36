import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import type { RuleSetting } from './define-rule-page.ts'

/** A setting of rules while it is on its way. */
export function RuleSettingPending({ setting: { title, lead } }: { setting: RuleSetting }) {
  return (
    <>
      <PageHeader title={title} description={lead} />
      <Columns template="asideMain" from="widest">
        <Card>
          <Skeleton isLoading lines={10} />
        </Card>
        <Card>
          <Skeleton isLoading lines={10} />
        </Card>
      </Columns>
    </>
  )
}
