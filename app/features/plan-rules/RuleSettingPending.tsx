import { Card } from '#design-system/Card/Card.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
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
