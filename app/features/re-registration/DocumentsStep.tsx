import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { ErrorSummary } from '@portal/design-system/ErrorSummary'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { StepNav } from '@portal/design-system/StepNav'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import { fieldId } from '#app/forms/field-state.ts'
import { groupSentences, itemNames, proofNames } from '#contract/re-registration/re-registration.text.ts'
import { PROOF_IN_ITS_STEP } from '#domain/re-registration/groups.ts'
import type { AroundStep } from './GroupStep.tsx'
import { ProofUpload } from './ProofUpload.tsx'
import { reRegistrationText } from './re-registration.text.ts'
import { missingProofs, proofsFor, refusalOf } from './re-registration-values.ts'
import { StepHead } from './StepHead.tsx'
import type { ReRegistrationFlow } from './use-re-registration-form.ts'

const { documents: text, group } = reRegistrationText

type DocumentsStepProps = AroundStep & { flow: ReRegistrationFlow; onNext: () => void }

/** Step 8: the photo of today, and a proof for each group that changed. */
export function DocumentsStep({ flow, takesFocus, onBack, onNext }: DocumentsStepProps) {
  const { page, form, files } = flow
  const [attempt, setAttempt] = useState(0)
  const refusal = refusalOf(page, 'documentos')
  const missing = missingProofs(page, form.state.values, files)
  // As the step began: what is sent here stays where it was sent.
  const [wasGiven] = useState(!missing.includes(PROOF_IN_ITS_STEP))
  const next = () => {
    if (missing.length > 0) setAttempt(attempt + 1)
    else onNext()
  }
  return (
    <Stack gap="5">
      <StepHead heading={itemNames.documentos} lead={text.lead} takesFocus={takesFocus} />
      {refusal && (
        <Banner tone="warning" title={group.refused}>
          {refusal}
        </Banner>
      )}
      {attempt > 0 && (
        <ErrorSummary
          attempt={attempt}
          errors={missing.map((proof) => ({
            fieldId: fieldId(proof),
            message: `${proofNames[proof]}: ${groupSentences.proof}`,
          }))}
          headingLevel={3}
        />
      )}
      {proofsFor(page, form.state.values).map((proof) =>
        proof === PROOF_IN_ITS_STEP && wasGiven ? (
          <Stack key={proof} gap="1">
            <Text variant="label">{proofNames[proof]}</Text>
            <InlineMessage tone="success">{text.inAddress}</InlineMessage>
          </Stack>
        ) : (
          <ProofUpload
            key={proof}
            proof={proof}
            isSent={!missing.includes(proof)}
            isMissed={attempt > 0}
            upload={flow.upload(proof)}
          />
        ),
      )}
      <StepNav {...(onBack && { back: { onPress: onBack } })}>
        <Button onPress={next}>{group.next}</Button>
      </StepNav>
    </Stack>
  )
}
