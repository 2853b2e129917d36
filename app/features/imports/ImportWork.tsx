import { Card } from '@portal/design-system/Card'
import { ProgressBar } from '@portal/design-system/ProgressBar'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { ImportItem } from '#contract/imports/imports.ts'
import { importsText } from './imports.text.ts'
import { workingLabel } from './imports-sentences.ts'

/** How far the work in hand is. */
export function ImportWork({ found }: { found: Pick<ImportItem, 'situacao' | 'andamento'> }) {
  return (
    <Card>
      <Stack width="form">
        <ProgressBar label={workingLabel(found)} value={Math.round(found.andamento * 100)} />
        <Text variant="small" tone="muted">
          {importsText.onItsWay}
        </Text>
      </Stack>
    </Card>
  )
}
