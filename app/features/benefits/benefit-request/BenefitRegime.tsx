import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import type { BenefitOnWire, BenefitValues } from '#contract/benefits/benefit-request.ts'
import { benefitRequestText } from './benefit-request.text.ts'
import { regimeLabel } from './benefit-request-sentences.ts'

const { regime: text } = benefitRequestText

type BenefitRegimeProps = { form: RequestFormApi<BenefitValues>; situation: BenefitOnWire }

/** The tax regime that the benefit is paid under, confirmed; while it may be chosen, the comparison comes first. */
export function BenefitRegime({ form, situation }: BenefitRegimeProps) {
  const { podeMudarRegime } = situation
  return (
    <Stack gap="3">
      <Text as="h3" variant="label">
        {text.heading}
      </Text>
      <p>{podeMudarRegime ? text.open : text.final}</p>
      {podeMudarRegime && (
        <Cluster gap="5" rowGap="2">
          <TextLink href="/services/simulador-regime-tributacao">{text.compare}</TextLink>
          <TextLink href="/services/regime-tributacao">{text.choose}</TextLink>
        </Cluster>
      )}
      <form.AppField name="regimeCiente">
        {() => <CheckboxInput label={regimeLabel(situation)} />}
      </form.AppField>
    </Stack>
  )
}
