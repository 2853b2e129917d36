import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import type { ImportDetail } from '#contract/imports/imports.ts'
import { importsText } from './imports.text.ts'
import { codeSentence } from './imports-sentences.ts'

/** How many rows were refused for what; nothing where none was. */
export function RefusedCodes({ recusas }: Pick<ImportDetail, 'recusas'>) {
  if (recusas.length === 0) return null
  return (
    <Stack gap="2">
      <Text variant="small" tone="muted">
        {importsText.check.byCode}
      </Text>
      <Cluster>
        {recusas.map((refusal) => (
          <StatusTag key={refusal.codigo} tone="neutral">
            {codeSentence(refusal)}
          </StatusTag>
        ))}
      </Cluster>
    </Stack>
  )
}
