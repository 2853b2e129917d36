import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import { columns } from './themes.css.ts'
import { themeText } from './themes.text.ts'

/** The theme settings while they are on their way. */
export function ThemeSettingsPending() {
  return (
    <>
      <PageHeader title={themeText.title} description={themeText.lead} />
      <Columns className={columns}>
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
