import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import type { RuleSetting } from './define-rule-page.ts'
import { columns } from './plan-rules.css.ts'

/** A setting of rules while it is on its way. */
export function RuleSettingPending({ setting: { title, lead } }: { setting: RuleSetting }) {
  return (
    <>
      <PageHeader title={title} description={lead} />
      <div className={columns}>
        <Card>
          <Skeleton isLoading lines={10} />
        </Card>
        <Card>
          <Skeleton isLoading lines={10} />
        </Card>
      </div>
    </>
  )
}
