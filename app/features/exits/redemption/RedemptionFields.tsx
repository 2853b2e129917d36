import { InlineMessage } from '@portal/design-system/InlineMessage'
import { TextLink } from '@portal/design-system/TextLink'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { redemptionSentences, tooManyDays, tooManyInstalments } from '#contract/exits/redemption.text.ts'
import type { RedemptionOnWire, RedemptionValues } from '#contract/exits/redemption.ts'
import { progressiveTotals } from '#contract/taxes/both-regimes.text.ts'
import { regimeNames } from '#contract/taxes/tax-regime.text.ts'
import type { RegimeOnWire } from '#contract/taxes/tax-regime.ts'
import { redemptionText } from './redemption.text.ts'
import { progressiveHelp, regressiveHelp } from './redemption-sentences.ts'

const { fields, ways } = redemptionText

type RedemptionFieldsProps = { form: RequestFormApi<RedemptionValues>; situation: RedemptionOnWire }

/** How it is to be paid, and by which regime where none was chosen yet. */
export function RedemptionFields({ form, situation }: RedemptionFieldsProps) {
  const { maximoParcelas, maximoDias } = situation
  const options = (['unica', 'parcelada', 'adiada'] as const)
    .filter((id) => (id === 'parcelada' ? maximoParcelas > 1 : id === 'adiada' ? maximoDias > 0 : true))
    .map((id) => ({ id, ...ways[id] }))
  return (
    <>
      {situation.regime === null && <RegimeOfRedemption form={form} situation={situation} />}
      <form.AppField name="forma">
        {() => <RadioCardsInput label={fields.forma} options={options} />}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.forma}>
        {(way) => (
          <>
            {way === 'parcelada' && (
              <form.AppField name="parcelas">
                {() => (
                  <NumberInput
                    label={fields.parcelas}
                    description={tooManyInstalments(maximoParcelas)}
                    isRequired
                  />
                )}
              </form.AppField>
            )}
            {way === 'adiada' && (
              <form.AppField name="dias">
                {() => <NumberInput label={fields.dias} description={tooManyDays(maximoDias)} isRequired />}
              </form.AppField>
            )}
          </>
        )}
      </form.Subscribe>
    </>
  )
}

/** The regime on these very reais. The progressive one holds as it is; the regressive one has no way back, and is signed in its own service. */
function RegimeOfRedemption({ form, situation: { progressivo, regressivo } }: RedemptionFieldsProps) {
  const left = progressiveTotals(progressivo).liquido
  return (
    <>
      <form.AppField name="regime">
        {() => (
          <RadioCardsInput<RegimeOnWire>
            label={fields.regime}
            isRequired
            options={[
              {
                id: 'progressivo',
                label: regimeNames.progressivo,
                description: progressiveHelp(progressivo.liquido, left),
              },
              {
                id: 'regressivo',
                label: regimeNames.regressivo,
                description: regressiveHelp(regressivo.liquido),
              },
            ]}
          />
        )}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.regime}>
        {(regime) =>
          regime === 'regressivo' && (
            <InlineMessage tone="warning">
              {redemptionSentences.unsignedRegressive}{' '}
              <TextLink href="/services/regime-tributacao">{redemptionText.undecided.toRegime}</TextLink>
            </InlineMessage>
          )
        }
      </form.Subscribe>
    </>
  )
}

/** That the person read what it does. */
export function RedemptionConsent({ form, situation: { parcial } }: RedemptionFieldsProps) {
  return (
    <form.AppField name="ciente">
      {() => <CheckboxInput label={parcial ? fields.partialWarning : fields.warning} />}
    </form.AppField>
  )
}
