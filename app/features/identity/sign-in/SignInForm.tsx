import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { TextLink } from '@portal/design-system/TextLink'
import { useState } from 'react'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { CpfInput } from '#app/forms/CpfInput.tsx'
import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import { PasswordInput } from '#app/forms/PasswordInput.tsx'
import { portalFormOptions, submitHandler, useAppForm } from '#app/forms/portal-form.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { signIn } from './sign-in.functions.ts'
import { signInSchema } from './sign-in.schema.ts'
import type { SignInReason } from './sign-in.search.ts'
import { signInText } from './sign-in.text.ts'

type SignInFormProps = {
  /** Where to go afterwards; a path of the portal. */
  returnPath: string
  /** Why the person is here, if not by their own will; not said any more once the form was answered. */
  reason?: SignInReason | undefined
}

/**
 * CPF and password. Afterwards a new document is loaded at `returnPath`, so that nothing of an earlier person stays in memory. Before
 * the page's script has arrived the browser posts the form by itself, and what was typed until then is taken over.
 */
export function SignInForm({ returnPath, reason }: SignInFormProps) {
  const signingIn = useCommand(signIn, { rereads: false })
  const [isAnswered, setAnswered] = useState(false)
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: { cpf: '', senha: '' },
    validators: { onDynamic: signInSchema },
    onSubmitInvalid: focusFirstInvalid,
    onSubmit: async ({ value }) => {
      if ((await signingIn.run(value)).ok) location.assign(returnPath)
      else setAnswered(true)
    },
  })
  return (
    <CommandProblemProvider value={signingIn.problem}>
      {reason && !isAnswered && (
        <Banner tone={signInText.reasons[reason].tone}>{signInText.reasons[reason].text}</Banner>
      )}
      <Stack
        as="form"
        gap="5"
        onSubmit={submitHandler(form)}
        noValidate
        method="post"
        action={`/login?${new URLSearchParams({ voltar: returnPath })}`}
      >
        {signingIn.problem && (
          <Banner tone="danger" title={signInText.errorTitle} live="assertive">
            {signingIn.problem.detail}
          </Banner>
        )}
        <form.AppField name="cpf">
          {() => <CpfInput label={signInText.cpf} isRequired autoComplete="username" />}
        </form.AppField>
        <form.AppField name="senha">
          {() => <PasswordInput label={signInText.password} isRequired autoComplete="current-password" />}
        </form.AppField>
        <Button type="submit" isFullWidth isPending={signingIn.isPending}>
          {signInText.submit}
        </Button>
        <Cluster as="p" gap="6" rowGap="0">
          <TextLink href="/alterar-senha">{signInText.forgotten}</TextLink>
          <TextLink href="/simulador-beneficio">{signInText.simulator}</TextLink>
        </Cluster>
      </Stack>
    </CommandProblemProvider>
  )
}
