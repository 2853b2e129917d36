import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import { useQuery } from '@tanstack/react-query'
import { planQueries } from '#app/plan/plan.queries.ts'
import type { BenefitOnWire } from '#contract/benefits/benefit-request.ts'
import { benefitRequestText } from './benefit-request.text.ts'

const { dependants: text } = benefitRequestText

/** How many dependants are on record, and the way to change them: their service, or the service desk for whom it is not open. */
export function BenefitDependants({ situation }: { situation: BenefitOnWire }) {
  // The gate of the page has asked already.
  const { data: features } = useQuery({ ...planQueries.features(), enabled: false })
  const isOffered = features?.some(({ slug }) => slug === 'dependentes')
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
      <TextLink href={isOffered ? '/dependentes' : '/chat'}>{isOffered ? text.change : text.ask}</TextLink>
    </Stack>
  )
}
