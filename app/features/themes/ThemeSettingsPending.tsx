import { Card } from '#design-system/Card/Card.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import { columns, effectArea, lookArea } from './themes.css.ts'
import { themeText } from './themes.text.ts'

/** The theme settings while they are on their way. */
export function ThemeSettingsPending() {
  return (
    <>
      <PageHeader title={themeText.title} description={themeText.lead} />
      <div className={columns}>
        <div className={lookArea}>
          <Card>
            <Skeleton isLoading lines={10} />
          </Card>
        </div>
        <div className={effectArea}>
          <Card>
            <Skeleton isLoading lines={10} />
          </Card>
        </div>
      </div>
    </>
  )
}
