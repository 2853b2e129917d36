import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { Steps } from '@portal/design-system/Steps'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import { isOutdated } from '#app/api/problem.ts'
import { keptFormProps } from '#app/forms/kept-forms.ts'
import { SavingNotice } from '#app/forms/SavingNotice.tsx'
import { itemNames } from '#contract/re-registration/re-registration.text.ts'
import { firstName } from '#domain/first-name.ts'
import {
  groupOfStep,
  PROOF_IN_ITS_STEP,
  ReRegistrationStep,
  requiredProofs,
  stepsFor,
  stepsToCorrect,
} from '#domain/re-registration/groups.ts'
import { DocumentsStep } from './DocumentsStep.tsx'
import { GroupStep } from './GroupStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import type { ReRegistrationOnPage } from './re-registration.functions.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { complaintsOf, missingProofs, refusalOf, valuesOf } from './re-registration-values.ts'
import { type ReRegistrationFlow, useReRegistrationForm } from './use-re-registration-form.ts'

const { form: text, review } = reRegistrationText

type ReRegistrationFormProps = {
  page: ReRegistrationOnPage
  /** Step of the address; none or an unknown one: the first that is not done. */
  step: number | undefined
  /** The step came into sight instead of another. */
  takesFocus: boolean
  go: (step: number) => void
  onSent: () => void
  /** Ends this access in the browser; answers whether it did. */
  onLeave: () => Promise<boolean>
}

/** The steps of a re-registration, from the first group to the review. */
export function ReRegistrationForm({ page, step, takesFocus, go, onSent, onLeave }: ReRegistrationFormProps) {
  const [steps] = useState(() => stepsOf(page))
  const [first] = useState(() => firstOpen(steps, page))
  const current = step !== undefined && steps.includes(step) ? step : first
  const index = steps.indexOf(current)
  const group = groupOfStep(current)
  const next = async () => {
    await draft.flush()
    go(steps[index + 1] ?? ReRegistrationStep.review)
  }
  const flow = useReRegistrationForm({ page, group, onChecked: () => void next() })
  const { draft } = flow
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    const unsaved = await draft.flush()
    // Values another tab or device saved meanwhile are on the server; anything else unsaved keeps the person here.
    if (unsaved === null || isOutdated(unsaved)) {
      const hasLeft = await onLeave()
      if (hasLeft && unsaved === null) flow.forget()
    }
    setLeaving(false)
  }
  const around = { takesFocus, onBack: index === 0 ? undefined : () => go(steps[index - 1] ?? current) }
  const nameOf = (id: number) => {
    const named = groupOfStep(id)
    const refusable = named ?? (id === ReRegistrationStep.documents ? 'documentos' : null)
    const isRefused = refusable !== null && refusalOf(page, refusable) !== null
    if (refusable) return isRefused ? text.toCorrect(itemNames[refusable]) : itemNames[refusable]
    return review.heading
  }
  return (
    <>
      <Stack gap="2">
        <Text tone="muted">{text.greeting(firstName(page.pessoa.nome))}</Text>
        {page.residente_exterior === 'S' && <Banner tone="info">{text.abroad}</Banner>}
        {page.atendente && <Banner tone="info">{text.serviceDesk(page.atendente)}</Banner>}
      </Stack>
      <Refused page={page} />
      <Stack width="measure">
        <Steps steps={steps.map((id) => ({ id: String(id), label: nameOf(id) }))} current={index} />
      </Stack>
      <Cluster justify="between" gap="4" rowGap="2">
        <SavingNotice state={draft.state} onRetry={draft.retry} />
        <Button variant="quiet" size="compact" isPending={isLeaving} onPress={() => void leave()}>
          {text.leave}
        </Button>
      </Cluster>
      <Over draft={draft} onLeave={onLeave} />
      <div {...keptFormProps(draft.isKept)}>
        <Card>
          {group && <GroupStep key={group} {...around} group={group} flow={flow} />}
          {current === ReRegistrationStep.documents && (
            <DocumentsStep {...around} flow={flow} onNext={() => void next()} />
          )}
          {current === ReRegistrationStep.review && (
            <ReviewStep {...around} flow={flow} onOpen={go} onSent={onSent} />
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
      <Stack as="ul" gap="3">
        {recusados.map(({ item, motivo }) => (
          <li key={item}>
            <strong>{itemNames[item]}:</strong> {motivo}
          </li>
        ))}
      </Stack>
    </Banner>
  )
}

/** The hour is over: what was filled in is safe, and another code goes on from here. */
function Over({
  draft: { state },
  onLeave,
}: Pick<ReRegistrationFlow, 'draft'> & Pick<ReRegistrationFormProps, 'onLeave'>) {
  if (state.kind !== 'failed' || state.problem.kind !== 'unauthenticated') return null
  return (
    <Banner
      tone="warning"
      title={text.over}
      live="assertive"
      actions={
        <Button variant="secondary" size="compact" onPress={() => void onLeave()}>
          {text.overAction}
        </Button>
      }
    >
      {text.overText}
    </Banner>
  )
}

/** All steps; of a correction only those with something to correct, and what its new answers ask proofs of. */
function stepsOf(page: ReRegistrationOnPage): number[] {
  const refused = page.recusados.map(({ item }) => item)
  if (refused.length === 0) return stepsFor(page.grupos)
  const values = valuesOf(page, page.rascunho.dados)
  const incomplete = page.grupos.filter((group) => Object.keys(complaintsOf(page, values, group)).length > 0)
  const elsewhere = missingProofs(page, values, page.arquivos).filter((proof) => proof !== PROOF_IN_ITS_STEP)
  const asksProof = incomplete.some((group) => group !== 'endereco' && requiredProofs([group]).length > 1)
  return stepsToCorrect(page.grupos, {
    refused,
    incomplete,
    lacksDocuments: elsewhere.length > 0 || asksProof,
  })
}

/** The first step with something left to do; the review when there is none. */
function firstOpen(steps: readonly number[], page: ReRegistrationOnPage): number {
  const values = valuesOf(page, page.rascunho.dados)
  const open = steps.find((id) => {
    const group = groupOfStep(id)
    if (group) return Object.keys(complaintsOf(page, values, group)).length > 0
    return id !== ReRegistrationStep.documents || missingProofs(page, values, page.arquivos).length > 0
  })
  return open ?? ReRegistrationStep.review
}
