import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import type { BenefitOnWire } from '#contract/benefit-request.ts'
import { benefitRequestText } from './benefit-request.text.ts'

const { dependants: text } = benefitRequestText

/** How many dependants are on record, and the way to them. */
export function BenefitDependants({ situation }: { situation: BenefitOnWire }) {
  return (
    <Stack gap="2">
      <Text as="h3" variant="label">
        {text.heading}
      </Text>
      <DescriptionList
        layout="rows"
        items={[
          { id: 'tax', term: text.tax, description: String(situation.dependentesIr), isNumeric: true },
          { id: 'plan', term: text.plan, description: String(situation.dependentesPlano), isNumeric: true },
        ]}
      />
      <Text variant="small" tone="muted">
        {text.note}
      </Text>
      <TextLink href="/dependentes">{text.change}</TextLink>
    </Stack>
  )
}
