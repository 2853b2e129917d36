import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Steps } from '@portal/design-system/Steps'
import { useState } from 'react'
import { keptMark } from '#app/forms/kept-forms.ts'
import { SavingNotice } from '#app/forms/SavingNotice.tsx'
import { itemNames } from '#contract/re-registration.text.ts'
import { firstName } from '#domain/first-name.ts'
import { groupOfStep, ReRegistrationStep, stepOfGroup, stepsFor } from '#domain/re-registration/groups.ts'
import { DocumentsStep } from './DocumentsStep.tsx'
import { GroupStep } from './GroupStep.tsx'
import { missingProofs } from './missing-proofs.ts'
import { lead, line, list, progress, tight } from './ReRegistrationPage.css.ts'
import { ReviewStep } from './ReviewStep.tsx'
import type { ReRegistrationOnPage } from './re-registration.functions.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { type ReRegistrationFormState, useReRegistrationForm } from './use-re-registration-form.ts'

const { form: text, review } = reRegistrationText

type ReRegistrationFormProps = {
  page: ReRegistrationOnPage
  /** Step of the address; none or an unknown one: the first that is not done. */
  step: number | undefined
  /** The browser has taken the page over; draw it anew then. */
  isAlive: boolean
  go: (step: number) => void
  onSent: () => void
  onLeave: () => void
}

/** The steps of a re-registration, from the first group to the review. */
export function ReRegistrationForm({ page, step, isAlive, go, onSent, onLeave }: ReRegistrationFormProps) {
  const formState = useReRegistrationForm(page, isAlive)
  const steps = stepsFor(page.grupos)
  const [first] = useState(() => firstOpen(steps, formState))
  const current = step !== undefined && steps.includes(step) ? step : first
  const index = steps.indexOf(current)
  const group = groupOfStep(current)
  const around = {
    takesFocus: isAlive && step !== undefined,
    onBack: index === 0 ? undefined : () => go(steps[index - 1] ?? current),
    onNext: async () => {
      await formState.saving.flush()
      go(steps[index + 1] ?? ReRegistrationStep.review)
    },
  }
  const nameOf = (id: number) => {
    const named = groupOfStep(id)
    const refusable = named ?? (id === ReRegistrationStep.documents ? 'documentos' : null)
    const isRefused = refusable !== null && formState.refusal(refusable) !== null
    if (refusable) return isRefused ? text.toCorrect(itemNames[refusable]) : itemNames[refusable]
    return review.heading
  }
  return (
    <>
      <div className={tight}>
        <p className={lead}>{text.greeting(firstName(page.pessoa.nome))}</p>
        {page.atendente && <Banner tone="info">{text.serviceDesk(page.atendente)}</Banner>}
      </div>
      <Refused page={page} />
      <div className={progress}>
        <Steps steps={steps.map((id) => ({ id: String(id), label: nameOf(id) }))} current={index} />
      </div>
      <div className={line}>
        <SavingNotice state={formState.saving.state} onRetry={formState.saving.retry} />
        <Button variant="quiet" size="compact" onPress={() => void formState.saving.flush().then(onLeave)}>
          {text.leave}
        </Button>
      </div>
      <Over formState={formState} onLeave={onLeave} />
      <div {...keptMark(formState.saving.isKept)}>
        <Card>
          {group && <GroupStep key={group} {...around} group={group} page={page} formState={formState} />}
          {current === ReRegistrationStep.documents && <DocumentsStep {...around} formState={formState} />}
          {current === ReRegistrationStep.review && (
            <ReviewStep {...around} page={page} formState={formState} onOpen={go} onSent={onSent} />
          )}
        </Card>
      </div>
    </>
  )
}

/** Only what was refused, with its reasons. */
function Refused({ page: { recusados } }: Pick<ReRegistrationFormProps, 'page'>) {
  if (recusados.length === 0) return null
  return (
    <Banner tone="warning" title={text.refusedTitle}>
      <p>{text.refusedText}</p>
      <ul className={list}>
        {recusados.map(({ item, motivo }) => (
          <li key={item}>
            <strong>{itemNames[item]}:</strong> {motivo}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** The hour is over: what was filled in is safe, and another code goes on from here. */
function Over({
  formState: { saving },
  onLeave,
}: {
  formState: ReRegistrationFormState
  onLeave: () => void
}) {
  if (saving.state.kind !== 'failed' || saving.state.problem.kind !== 'unauthenticated') return null
  return (
    <Banner
      tone="warning"
      title={text.over}
      live="assertive"
      actions={
        <Button variant="secondary" size="compact" onPress={onLeave}>
          {text.overAction}
        </Button>
      }
    >
      {text.overText}
    </Banner>
  )
}

/** The first step with something left to do; the review when there is none. */
function firstOpen(steps: readonly number[], formState: ReRegistrationFormState): number {
  const open = steps.find((id) => {
    const group = groupOfStep(id)
    if (group) return stepOfGroup(group) === id && Object.keys(formState.complaints(group)).length > 0
    return id !== ReRegistrationStep.documents || missingProofs(formState).length > 0
  })
  return open ?? ReRegistrationStep.review
}
