import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import { Stack } from '@portal/design-system/Stack'

/** Page header shown before the data arrives. `pending`: what is loading, announced to screen readers. */
type PageText = { title: string; lead?: string; pending?: string }

/**
 * A page of cards while its data is read: its header, and grey lines in each card. `lines`: so many of each card; `place`: how the
 * cards stand where there is room.
 */
export function cardsPending(
  { title, lead, pending }: PageText,
  lines: readonly number[],
  place: 'below' | 'beside' = 'below',
) {
  return function CardsPending() {
    const cards = Array.from(lines.entries(), ([position, count]) => (
      <Card key={position}>
        <Skeleton isLoading lines={count} label={pending} />
      </Card>
    ))
    return (
      <>
        <PageHeader title={title} description={lead} />
        {place === 'below' ? (
          <Stack gap="6">{cards}</Stack>
        ) : (
          <Columns template="asideMain" from="widest">
            {cards}
          </Columns>
        )}
      </>
    )
  }
}
