import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { CheckboxField } from '@portal/design-system/CheckboxField'
import { StatusTag } from '@portal/design-system/StatusTag'
import { StepNav } from '@portal/design-system/StepNav'
import { useState } from 'react'
import { RequestReading } from '#app/features/service-request/RequestReading.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { fieldId } from '#app/forms/field-state.ts'
import { useSubmission } from '#app/forms/portal-form.ts'
import { submissionKeys } from '#app/forms/submission-key.ts'
import { itemNames, reRegistrationDeclaration } from '#contract/re-registration.text.ts'
import { reRegistrationToCome } from '#contract/re-registration-sent.ts'
import { reRegistrationReading } from '#contract/readings/re-registration.ts'
import { readingText } from '#contract/readings/reading-text.ts'
import { ReRegistrationStep, stepOfGroup } from '#domain/re-registration/groups.ts'
import type { AroundStep } from './GroupStep.tsx'
import { missingProofs } from './missing-proofs.ts'
import { line, list, stack } from './ReRegistrationPage.css.ts'
import type { ReRegistrationOnPage } from './re-registration.functions.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { StepHead } from './StepHead.tsx'
import type { ReRegistrationFormState } from './use-re-registration-form.ts'

const { review: text } = reRegistrationText

type ReviewStepProps = Omit<AroundStep, 'onNext'> & {
  page: ReRegistrationOnPage
  formState: ReRegistrationFormState
  onOpen: (step: number) => void
  onSent: () => void
}

type Part = { id: string; name: string; step: number; state: 'right' | 'changed' | 'sent' | 'missing' }

const tags = {
  right: { tone: 'success', words: text.confirmed },
  changed: { tone: 'info', words: text.changed },
  sent: { tone: 'success', words: text.sentFiles },
  missing: { tone: 'warning', words: text.missing },
} as const

/** Step 9: every group with its answer, what is sent as its receipt will tell it, the declaration, and the sending. */
export function ReviewStep({ page, formState, takesFocus, onBack, onOpen, onSent }: ReviewStepProps) {
  const [isAgreed, setAgreed] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [keys] = useState(() => submissionKeys(`recadastramento:${page.pessoa.cpf}`))
  const submission = useSubmission()
  const parts = partsOf(page, formState)
  const { draft, files } = formState
  const toCome = { groups: page.grupos, draft, known: page.cadastro, files }
  const lines = readingText(reRegistrationReading(reRegistrationToCome(toCome)))
  const missing = parts.filter(({ state }) => state === 'missing').map(({ name }) => name)
  const send = async () => {
    setTried(true)
    if (!isAgreed || missing.length > 0 || !(await formState.saving.flush())) return
    const values = { versao: formState.saving.version(), declaracao: true as const }
    const isAccepted = await submission.run(() =>
      formState.send({ ...values, chaveEnvio: keys.keyFor(values) }),
    )
    if (!isAccepted) return
    keys.settle()
    onSent()
  }
  return (
    <div className={stack}>
      <StepHead heading={text.heading} lead={text.lead} takesFocus={takesFocus} />
      <ul className={list}>
        {parts.map(({ id, name, step, state }) => (
          <li key={id} className={line}>
            <strong>{name}</strong>
            <span className={line}>
              <StatusTag tone={tags[state].tone}>{tags[state].words}</StatusTag>
              <Button
                variant="quiet"
                size="compact"
                onPress={() => onOpen(step)}
                aria-label={text.openNamed(name)}
              >
                {text.open}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {lines.length > 0 && <RequestReading lines={lines} />}
      {wasTried && missing.length > 0 && (
        <Banner key={missing.length} tone="warning" title={text.missingTitle} live="assertive">
          {text.missingText(missing)}
        </Banner>
      )}
      <CheckboxField
        id={fieldId('declaracao')}
        label={reRegistrationDeclaration}
        isRequired
        isSelected={isAgreed}
        onChange={setAgreed}
        errorMessage={wasTried && !isAgreed ? text.agree : undefined}
      />
      <FormProblem problem={submission.problem} />
      <StepNav {...(onBack && { back: { onPress: onBack } })} isDisabled={submission.isSending}>
        <Button isPending={submission.isSending} onPress={() => void send()}>
          {text.submit}
        </Button>
      </StepNav>
    </div>
  )
}

function partsOf({ grupos }: ReRegistrationOnPage, formState: ReRegistrationFormState): Part[] {
  return [
    ...grupos.map((group): Part => {
      const answered = formState.draft[group]?.resposta === 'mudou' ? 'changed' : 'right'
      const isOpen = Object.keys(formState.complaints(group)).length > 0
      return {
        id: group,
        name: itemNames[group],
        step: stepOfGroup(group),
        state: isOpen ? 'missing' : answered,
      }
    }),
    {
      id: 'documentos',
      name: itemNames.documentos,
      step: ReRegistrationStep.documents,
      state: missingProofs(formState).length > 0 ? 'missing' : 'sent',
    },
  ]
}
