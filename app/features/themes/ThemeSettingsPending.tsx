import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import { columns, effectArea, fieldsArea } from './themes.css.ts'
import { themeText } from './themes.text.ts'

/** The theme settings while they are on their way. */
export function ThemeSettingsPending() {
  return (
    <>
      <PageHeader title={themeText.title} description={themeText.lead} />
      <div className={columns}>
        <div className={fieldsArea}>
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
