import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { RequestCase } from '#contract/requests/cases.ts'
import { casesText as text } from './cases.text.ts'

/** Effects of granting, in sentences with figures; or the obstacle, and who else must act first. */
export function CaseOutlook({ outlook }: { outlook: NonNullable<RequestCase['deferimento']> }) {
  const { efeitos, obstaculo, quem } = outlook
  return (
    <Card title={text.outlook}>
      <Stack gap="3">
        {efeitos.length === 0 ? (
          <Text tone="muted">{text.byHand}</Text>
        ) : (
          <Stack as="ul" gap="1">
            {efeitos.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Stack>
        )}
        {obstaculo && (
          <Banner tone="warning" title={text.obstacle}>
            {obstaculo}
          </Banner>
        )}
        {quem && (
          <Banner tone="info" title={text.whoGrants}>
            {quem}
          </Banner>
        )}
      </Stack>
    </Card>
  )
}
