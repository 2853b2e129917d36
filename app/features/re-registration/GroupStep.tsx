import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { ErrorSummary } from '@portal/design-system/ErrorSummary'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { RadioCards } from '@portal/design-system/RadioCards'
import { StepNav } from '@portal/design-system/StepNav'
import { useState } from 'react'
import { sentencesOf } from '#app/forms/field-errors.ts'
import { fieldId } from '#app/forms/field-state.ts'
import { itemNames } from '#contract/re-registration.text.ts'
import type { ReRegistrationDraft } from '#contract/re-registration.ts'
import { checkGroup } from '#contract/re-registration-check.ts'
import { type ReRegistrationGroup, requiredProofs } from '#domain/re-registration/groups.ts'
import { AddressGroup } from './AddressGroup.tsx'
import { currentValues } from './current-values.ts'
import { GroupFields } from './GroupFields.tsx'
import { lead, stack } from './ReRegistrationPage.css.ts'
import type { ReRegistrationOnPage } from './re-registration.functions.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { recordLines } from './record-lines.ts'
import { StepHead } from './StepHead.tsx'
import type { ReRegistrationFormState } from './use-re-registration-form.ts'

const { group: text } = reRegistrationText

const options = [
  { value: 'certo' as const, label: text.right },
  { value: 'mudou' as const, label: text.changed },
]

export type AroundStep = {
  takesFocus: boolean
  /** None on the first step. */
  onBack: (() => void) | undefined
  onNext: () => Promise<void>
}

type GroupStepProps = AroundStep & {
  group: ReRegistrationGroup
  page: ReRegistrationOnPage
  formState: ReRegistrationFormState
}

/** One group: what is on record, "is it still right?", and the fields where it is not, is missing or was refused. */
export function GroupStep({ group, page, formState, takesFocus, onBack, onNext }: GroupStepProps) {
  const [attempt, setAttempt] = useState(0)
  const refusal = formState.refusal(group)
  const values = currentValues(formState.draft, page)
  const { hoje: today } = page
  const record = page.cadastro[group]
  const isKnown = record !== null && checkGroup(group, record, today).ok
  const canConfirm = isKnown && refusal === null
  const choice = canConfirm ? (formState.draft[group]?.resposta ?? null) : 'mudou'
  const errors = attempt > 0 ? formState.complaints(group) : {}

  const choose = (resposta: 'certo' | 'mudou') => {
    setAttempt(0)
    const answer = { resposta, valores: resposta === 'certo' ? null : values[group] }
    // Group and values go together; that can't be told of a union.
    formState.answer(group, answer as ReRegistrationDraft[typeof group])
  }
  const next = () => {
    const isAnswered = formState.draft[group] !== undefined
    // What was there from the start, and nobody wrote in, is an answer too once the person goes on.
    if (!isAnswered && choice === 'mudou') choose('mudou')
    const complaints =
      isAnswered || choice === null
        ? formState.complaints(group)
        : sentencesOf(checkGroup(group, values[group], today))
    if (Object.keys(complaints).length > 0) setAttempt(attempt + 1)
    else void onNext()
  }
  return (
    <div className={stack}>
      <StepHead heading={itemNames[group]} takesFocus={takesFocus} />
      {refusal && (
        <Banner tone="warning" title={text.refused}>
          {refusal}
        </Banner>
      )}
      {canConfirm ? (
        <>
          <DescriptionList items={recordLines(group, record)} />
          <RadioCards
            id={fieldId('resposta')}
            label={text.question}
            isRequired
            options={options}
            value={choice}
            errorMessage={errors.resposta}
            onChange={choose}
          />
        </>
      ) : (
        refusal === null && <p className={lead}>{text.unknown}</p>
      )}
      {choice === 'mudou' && group !== 'endereco' && requiredProofs([group]).length > 1 && isKnown && (
        <InlineMessage>{text.changedProof}</InlineMessage>
      )}
      {group === 'endereco' && choice === 'mudou' ? (
        <AddressGroup values={values.endereco} formState={formState} onBack={onBack} onNext={onNext} />
      ) : (
        <>
          <ErrorSummary
            attempt={attempt}
            errors={Object.entries(errors).map(([field, message]) => ({ fieldId: fieldId(field), message }))}
            headingLevel={3}
          />
          {group !== 'endereco' && choice === 'mudou' && (
            <GroupFields group={group} values={values} errors={errors} answer={formState.answer} />
          )}
          <StepNav {...(onBack && { back: { onPress: onBack } })}>
            <Button onPress={next}>{text.next}</Button>
          </StepNav>
        </>
      )}
    </div>
  )
}
