import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { benefitKindNames } from '#contract/benefits/benefit-request.text.ts'
import type { BenefitOnWire } from '#contract/benefits/benefit-request.ts'
import { benefitRequestText } from './benefit-request.text.ts'

/** Benefits that are not open to the person yet, each with the reason and the day from which it is; nothing where all are open. */
export function ClosedBenefits({ benefits }: { benefits: BenefitOnWire['beneficios'] }) {
  const closed = benefits.filter(({ motivo }) => motivo !== null)
  if (closed.length === 0) return null
  return (
    <Stack gap="2">
      <Text as="h3" variant="label">
        {benefitRequestText.closed.heading}
      </Text>
      <DescriptionList
        items={closed.map(({ id, motivo }) => ({ id, term: benefitKindNames[id], description: motivo }))}
      />
    </Stack>
  )
}
