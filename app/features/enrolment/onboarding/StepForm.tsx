import { Button } from '@portal/design-system/Button'
import { Stack } from '@portal/design-system/Stack'
import { StepNav } from '@portal/design-system/StepNav'
import { Text } from '@portal/design-system/Text'
import { type ComponentType, type PropsWithChildren, type ReactNode, useId } from 'react'
import { StepHeading } from '#app/features/request-engine/StepHeading.tsx'
import { missingSentence } from '#app/features/request-engine/service-request.text.ts'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { FormNotices } from '#app/forms/FormNotices.tsx'
import { keptFormProps } from '#app/forms/kept-forms.ts'
import { submitHandler } from '#app/forms/portal-form.ts'
import { SavingNotice } from '#app/forms/SavingNotice.tsx'
import type { KeptDraft } from '#app/forms/use-kept-form.ts'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { onboardingText as text } from './onboarding.text.ts'
import { savedSentence } from './onboarding-sentences.ts'
import { type OnboardingState, savedStep, stepBefore, stepHref } from './onboarding-state.ts'
import type { SaveStep } from './use-save-step.ts'

export type StepProps = {
  state: OnboardingState
  saving: SaveStep
  /** Names the draft of the step in this tab; carries the person and the plan link. */
  place: string
}

type StepFormProps = Pick<StepProps, 'state' | 'saving'> & {
  form: { AppForm: ComponentType<PropsWithChildren>; handleSubmit: () => unknown }
  step: 1 | 2 | 3 | 4 | 5 | 6 | 7
  heading: string
  lead?: string
  /** Labels of the fields by their names, for the summary of what to correct. */
  labels: Readonly<Record<string, string>>
  /** None where nothing of the form may be kept. */
  draft?: KeptDraft
  /** Fields missing before the button is enabled, in words. Only for steps that keep it disabled until then. */
  missing?: readonly string[]
  /** Replaces submitting in a step without fields. */
  goOn?: (() => void) | undefined
  children: ReactNode
}

/** One step: its heading, which takes focus as it comes, when it was saved, its fields, and the ways back and on. */
export function StepForm({ form, step, state, saving, draft, ...props }: StepFormProps) {
  const headingRef = useFocusOnArrival()
  const missingId = useId()
  const missing = missingSentence(props.missing ?? [])
  const saved = savedStep(state, step)
  const before = stepBefore(step, state)
  return (
    <form.AppForm>
      <CommandProblemProvider value={saving.problem}>
        <Stack
          as="form"
          {...keptFormProps(draft?.isKept ?? false)}
          noValidate
          onSubmit={submitHandler(props.goOn ? { handleSubmit: props.goOn } : form)}
          gap="8"
        >
          <Stack gap="6">
            <StepHeading ref={headingRef}>{props.heading}</StepHeading>
            {saved && (
              <Text variant="small" tone="muted">
                {savedSentence(saved)}
              </Text>
            )}
            {props.lead && (
              <Text variant="lead" tone="muted" hasMeasure>
                {props.lead}
              </Text>
            )}
            <FormNotices labels={props.labels} problem={saving.problem} draft={draft} />
            {draft && <SavingNotice state={draft.state} onRetry={draft.retry} />}
            {props.children}
            <Text id={missingId} role="status" variant="small" tone="muted">
              {missing}
            </Text>
          </Stack>
          <StepNav {...(before !== null && { back: { href: stepHref(before) } })} isSticky={false}>
            {state.passosPulaveis.includes(step) && (
              <Button variant="quiet" isDisabled={saving.isSending} onPress={() => void saving.skip(draft)}>
                {text.skip}
              </Button>
            )}
            <Button
              type="submit"
              isPending={saving.isSending}
              isDisabled={missing !== null}
              aria-describedby={missing === null ? undefined : missingId}
            >
              {text.next}
            </Button>
          </StepNav>
        </Stack>
      </CommandProblemProvider>
    </form.AppForm>
  )
}
