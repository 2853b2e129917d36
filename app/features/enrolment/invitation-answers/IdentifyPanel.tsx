import { Button } from '@portal/design-system/Button'
import { Stack } from '@portal/design-system/Stack'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { CpfInput } from '#app/forms/CpfInput.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { PhoneInput } from '#app/forms/PhoneInput.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { TextInput } from '#app/forms/TextInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { PublicPanel } from '#app/shell/PublicPanel.tsx'
import { checkInvitedPersonValues } from '#contract/enrolment/invitation-answer-check.ts'
import type { InvitationPreview, InvitedPersonValues } from '#contract/enrolment/invitation-answers.ts'
import { agreement } from './invitation-answer-sentences.ts'
import { acceptInvitation } from './invitation-answers.functions.ts'
import { invitationAnswersText } from './invitation-answers.text.ts'

const { identify: text } = invitationAnswersText
const fields = ['nome', 'cpf', 'nascimento', 'telefone', 'adesao'] as const

type IdentifyPanelProps = { invitation: InvitationPreview; today: string; onBack: () => void }

/** Who accepts. What comes of it is the same on this page for every CPF. */
export function IdentifyPanel({ invitation, today, onBack }: IdentifyPanelProps) {
  const accepting = useCommand(acceptInvitation)
  const form = useShortForm<InvitedPersonValues, unknown>({
    first: { nome: invitation.nome, cpf: '', nascimento: null, telefone: '', adesao: false },
    check: (values) => fieldErrors(checkInvitedPersonValues(values, today)),
    command: accepting,
    // The page was read again by then, and says what comes next.
    onDone: () => undefined,
  })
  return (
    <PublicPanel heading={text.heading} lead={text.lead} takesFocus>
      <CommandProblemProvider value={accepting.problem}>
        <Stack as="form" gap="5" method="post" noValidate onSubmit={submitHandler(form)}>
          <FormProblem problem={accepting.problem} fields={fields} />
          <form.AppField name="nome">
            {() => <TextInput label={text.name} isRequired maxLength={80} autoComplete="name" />}
          </form.AppField>
          <form.AppField name="cpf">{() => <CpfInput label={text.cpf} isRequired />}</form.AppField>
          <form.AppField name="nascimento">
            {() => <DateInput label={text.birth} isRequired autoComplete="bday" />}
          </form.AppField>
          <form.AppField name="telefone">
            {() => <PhoneInput label={text.phone} kind="mobile" isRequired />}
          </form.AppField>
          <form.AppField name="adesao">
            {() => <CheckboxInput label={agreement(invitation)} isRequired />}
          </form.AppField>
          <Button type="submit" isFullWidth isPending={accepting.isPending}>
            {text.submit}
          </Button>
          <Button variant="quiet" isFullWidth isDisabled={accepting.isPending} onPress={onBack}>
            {text.back}
          </Button>
        </Stack>
      </CommandProblemProvider>
    </PublicPanel>
  )
}
