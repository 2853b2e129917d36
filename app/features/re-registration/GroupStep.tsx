import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { StepNav } from '@portal/design-system/StepNav'
import { Text } from '@portal/design-system/Text'
import { useEffect } from 'react'
import { FormErrorSummary } from '#app/forms/FormErrorSummary.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { itemNames } from '#contract/re-registration/re-registration.text.ts'
import { type ReRegistrationGroup, requiredProofs } from '#domain/re-registration/groups.ts'
import { GroupFields, groupLabels } from './GroupFields.tsx'
import { reRegistrationText } from './re-registration.text.ts'
import { canConfirm, isKnown, refusalOf } from './re-registration-values.ts'
import { recordLines } from './record-lines.ts'
import { StepHead } from './StepHead.tsx'
import type { ReRegistrationFlow } from './use-re-registration-form.ts'

const { group: text } = reRegistrationText

const options = [
  { id: 'certo', label: text.right },
  { id: 'mudou', label: text.changed },
] as const

export type AroundStep = {
  takesFocus: boolean
  /** None on the first step. */
  onBack: (() => void) | undefined
}

type GroupStepProps = AroundStep & { group: ReRegistrationGroup; flow: ReRegistrationFlow }

/** One group: what is on record, "is it still right?", and the fields where it is not, is missing or was refused. */
export function GroupStep({ group, flow, takesFocus, onBack }: GroupStepProps) {
  const { page, form } = flow
  const refusal = refusalOf(page, group)
  const record = page.cadastro[group]
  const isAsked = canConfirm(page, group)
  // A step complains for itself: what was tried on the one before says nothing about it.
  useEffect(() => form.reset(form.state.values, { keepDefaultValues: true }), [form])
  const next = () => {
    // Data that was there before and left unchanged counts as an answer too once the person goes on.
    if (!isAsked) form.setFieldValue(`${group}.resposta`, 'mudou')
    return form.handleSubmit()
  }
  return (
    <form.AppForm>
      <Stack as="form" noValidate onSubmit={submitHandler({ handleSubmit: next })} gap="5">
        <StepHead heading={itemNames[group]} takesFocus={takesFocus} />
        {refusal && (
          <Banner tone="warning" title={text.refused}>
            {refusal}
          </Banner>
        )}
        {isAsked && record && (
          <>
            <DescriptionList items={recordLines(group, record)} />
            <form.AppField name={`${group}.resposta`}>
              {() => (
                <RadioCardsInput<'certo' | 'mudou'> label={text.question} isRequired options={options} />
              )}
            </form.AppField>
          </>
        )}
        {!isAsked && refusal === null && <Text tone="muted">{text.unknown}</Text>}
        <form.Subscribe selector={({ values }) => values}>
          {(values) => (
            <>
              <FormErrorSummary labels={groupLabels(group, values)} />
              {(!isAsked || values[group].resposta === 'mudou') && (
                <>
                  {isKnown(page, group) && group !== 'endereco' && requiredProofs([group]).length > 1 && (
                    <InlineMessage>{text.changedProof}</InlineMessage>
                  )}
                  <GroupFields group={group} flow={flow} />
                </>
              )}
            </>
          )}
        </form.Subscribe>
        <StepNav {...(onBack && { back: { onPress: onBack } })}>
          <Button type="submit">{text.next}</Button>
        </StepNav>
      </Stack>
    </form.AppForm>
  )
}
