import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { CheckboxField } from '@portal/design-system/CheckboxField'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { StatusTag } from '@portal/design-system/StatusTag'
import { StepNav } from '@portal/design-system/StepNav'
import { useState } from 'react'
import { PortalProblem } from '#app/api/problem.ts'
import { RequestReading } from '#app/features/request-engine/RequestReading.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { fieldId } from '#app/forms/field-state.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { itemNames, reRegistrationDeclaration } from '#contract/re-registration/re-registration.text.ts'
import { reRegistrationReading } from '#contract/re-registration/re-registration-reading.ts'
import { reRegistrationToCome } from '#contract/re-registration/re-registration-sent.ts'
import { readingText } from '#contract/readings/reading-text.ts'
import { ReRegistrationStep, stepOfGroup } from '#domain/re-registration/groups.ts'
import type { AroundStep } from './GroupStep.tsx'
import { reRegistrationText } from './re-registration.text.ts'
import { complaintsOf, draftOf, missingProofs } from './re-registration-values.ts'
import { StepHead } from './StepHead.tsx'
import type { ReRegistrationFlow } from './use-re-registration-form.ts'

const { review: text } = reRegistrationText

type ReviewStepProps = AroundStep & {
  flow: ReRegistrationFlow
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
export function ReviewStep({ flow, takesFocus, onBack, onOpen, onSent }: ReviewStepProps) {
  const { page, form, files } = flow
  const [isAgreed, setAgreed] = useState(false)
  const [wasTried, setTried] = useState(false)
  const sending = useCommand<undefined, unknown>(async () => {
    const unsaved = await flow.draft.flush()
    if (unsaved) throw new PortalProblem(unsaved)
    const values = { versao: flow.draft.version(), declaracao: true as const }
    return send('enviarRecadastramento')({ data: { ...values, chaveEnvio: flow.keyFor(values) } })
  })
  const parts = partsOf(flow)
  const draft = draftOf(page, form.state.values)
  const toCome = { groups: page.grupos, draft, known: page.cadastro, files }
  const lines = readingText(reRegistrationReading(reRegistrationToCome(toCome)))
  const missing = parts.filter(({ state }) => state === 'missing').map(({ name }) => name)
  const submit = async () => {
    setTried(true)
    if (!isAgreed || missing.length > 0) return
    const { ok } = await sending.run()
    if (!ok) return
    flow.forget()
    onSent()
  }
  return (
    <Stack gap="5">
      <StepHead heading={text.heading} lead={text.lead} takesFocus={takesFocus} />
      <Stack as="ul" gap="3">
        {parts.map(({ id, name, step, state }) => (
          <Cluster as="li" key={id} justify="between" gap="4" rowGap="2">
            <strong>{name}</strong>
            <Cluster as="span" justify="between" gap="4" rowGap="2">
              <StatusTag tone={tags[state].tone}>{tags[state].words}</StatusTag>
              <Button
                variant="quiet"
                size="compact"
                onPress={() => onOpen(step)}
                aria-label={text.openNamed(name)}
              >
                {text.open}
              </Button>
            </Cluster>
          </Cluster>
        ))}
      </Stack>
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
      <FormProblem problem={sending.problem} />
      <StepNav {...(onBack && { back: { onPress: onBack } })} isDisabled={sending.isPending}>
        <Button isPending={sending.isPending} onPress={() => void submit()}>
          {text.submit}
        </Button>
      </StepNav>
    </Stack>
  )
}

function partsOf({ page, form, files }: ReRegistrationFlow): Part[] {
  const { values } = form.state
  return [
    ...page.grupos.map((group): Part => {
      const answered = draftOf(page, values)[group]?.resposta === 'mudou' ? 'changed' : 'right'
      const isOpen = Object.keys(complaintsOf(page, values, group)).length > 0
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
      state: missingProofs(page, values, files).length > 0 ? 'missing' : 'sent',
    },
  ]
}
