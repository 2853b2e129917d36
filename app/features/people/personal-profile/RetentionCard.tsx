import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { KeptFor } from '#contract/records/retention.ts'
import { personalProfileText } from './personal-profile.text.ts'
import { keptSentences } from './personal-profile-sentences.ts'

const { kept: text } = personalProfileText

/** For how long each kind of record is kept, and why. */
export function RetentionCard({ kept }: { kept: KeptFor }) {
  return (
    <Card title={text.title}>
      <Stack>
        <p>{text.text}</p>
        <DescriptionList
          items={keptSentences(kept).map(({ id, span }) => ({
            id,
            term: text.kinds[id].name,
            description: (
              <>
                {span}
                <Text variant="small" tone="muted">
                  {text.kinds[id].why}
                </Text>
              </>
            ),
          }))}
        />
        <p>{text.after}</p>
      </Stack>
    </Card>
  )
}
