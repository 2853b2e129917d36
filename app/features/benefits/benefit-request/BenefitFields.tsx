import type { ReturnedRequest } from '#app/features/request-engine/sent-request.ts'
import type { RequestFormApi } from '#app/features/request-engine/use-service-request.ts'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { benefitKindNames } from '#contract/benefits/benefit-request.text.ts'
import type { BenefitOnWire, BenefitRequestData, BenefitValues } from '#contract/benefits/benefit-request.ts'
import { BenefitDependants } from './BenefitDependants.tsx'
import { BenefitPapers } from './BenefitPapers.tsx'
import { BenefitRegime } from './BenefitRegime.tsx'
import { benefitRequestText } from './benefit-request.text.ts'
import { ClosedBenefits } from './ClosedBenefits.tsx'
import { IncomeFields } from './IncomeFields.tsx'

const { fields, kinds } = benefitRequestText

type BenefitFieldsProps = {
  form: RequestFormApi<BenefitValues>
  situation: BenefitOnWire
  returned: ReturnedRequest<BenefitRequestData> | null
}

/** Which benefit, from when on, how it is paid, under which regime, and with which papers. */
export function BenefitFields({ form, situation, returned }: BenefitFieldsProps) {
  const { beneficios, hoje, inicioAte } = situation
  const options = beneficios
    .filter(({ motivo }) => motivo === null)
    .map(({ id }) => ({ id, label: benefitKindNames[id], description: kinds[id] }))
  return (
    <>
      <form.AppField name="beneficio">
        {() => <RadioCardsInput label={fields.beneficio} options={options} />}
      </form.AppField>
      <ClosedBenefits benefits={beneficios} />
      <form.AppField name="dataInicio">
        {() => (
          <DateInput
            label={fields.dataInicio}
            description={fields.startHelp}
            isRequired
            minValue={hoje}
            maxValue={inicioAte}
          />
        )}
      </form.AppField>
      <IncomeFields form={form} situation={situation} />
      <BenefitRegime form={form} situation={situation} />
      <BenefitDependants situation={situation} />
      <BenefitPapers form={form} situation={situation} returned={returned} />
    </>
  )
}

/** That all of it is true, and that how it is paid was read. */
export function BenefitConsent({ form }: Pick<BenefitFieldsProps, 'form'>) {
  return (
    <form.AppField name="declaracao">{() => <CheckboxInput label={fields.declarationLabel} />}</form.AppField>
  )
}
