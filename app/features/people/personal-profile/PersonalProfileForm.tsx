import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import type { Command } from '#app/forms/use-command.ts'
import { personalProfileText } from './personal-profile.text.ts'

type PersonalProfileFormProps = {
  /** Its values are named by their wire paths, and their fields say their own complaints. */
  form: { handleSubmit: () => unknown; state: { values: object } }
  command: Pick<Command<never, unknown>, 'problem' | 'isPending'>
  submit: string
  onCancel: () => void
  children: ReactNode
}

/** The frame of a form of the profile: what was refused, the fields, save or leave it. */
export function PersonalProfileForm({ form, command, submit, onCancel, children }: PersonalProfileFormProps) {
  return (
    <CommandProblemProvider value={command.problem}>
      <Stack as="form" gap="5" method="post" noValidate onSubmit={submitHandler(form)} width="form">
        <FormProblem problem={command.problem} fields={Object.keys(form.state.values)} />
        {children}
        <Cluster>
          <Button type="submit" isPending={command.isPending}>
            {submit}
          </Button>
          <Button variant="secondary" onPress={onCancel} isDisabled={command.isPending}>
            {personalProfileText.cancel}
          </Button>
        </Cluster>
      </Stack>
    </CommandProblemProvider>
  )
}
