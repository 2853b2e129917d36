import { Banner } from '@portal/design-system/Banner'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { TextLink } from '@portal/design-system/TextLink'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useCommand } from '#app/forms/use-command.ts'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { send } from '#app/session/ask.ts'
import { PublicPage } from '#app/shell/PublicPage.tsx'
import { PublicPanel } from '#app/shell/PublicPanel.tsx'
import { LinkRequest } from './LinkRequest.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { createPassword, type PasswordEntry } from './passwords.functions.ts'
import { passwordText as text } from './passwords.text.ts'

type PasswordStepsProps = {
  entry: PasswordEntry
  isSignedIn: boolean
}

/** Changing the password with the current one, creating one with a link, or asking for the link. */
export function PasswordSteps({ entry, isSignedIn }: PasswordStepsProps) {
  return (
    <PublicPage width="narrow">
      <BackLink href={isSignedIn ? '/' : '/login'}>
        {isSignedIn ? text.back.signedIn : text.back.signedOut}
      </BackLink>
      {entry === 'change' && <ChangeStep />}
      {entry === 'create' && <CreateStep />}
      {entry === 'dead' && (
        <Banner tone="warning" title={text.dead.title}>
          {text.dead.text}
        </Banner>
      )}
      {(entry === 'ask' || entry === 'dead') && <LinkRequest />}
    </PublicPage>
  )
}

function ChangeStep() {
  const changing = useCommand(send('alterarSenha'))
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <PublicPanel key="done" heading={text.change.done} takesFocus>
        <Stack gap="3">
          <p>{text.change.doneText}</p>
          <div>
            <LinkButton href="/">{text.back.signedIn}</LinkButton>
          </div>
        </Stack>
      </PublicPanel>
    )
  }
  return (
    <PublicPanel key="change" heading={text.change.heading} lead={text.change.lead}>
      <PasswordForm asksCurrent submit={text.change.submit} command={changing} onDone={() => setDone(true)} />
      <p>
        <TextLink href="/alterar-senha?esqueci=true">{text.change.forgotten}</TextLink>
      </p>
    </PublicPanel>
  )
}

/** After a link was used a new document is loaded, so that nothing of an earlier session is left. */
function CreateStep() {
  const router = useRouter()
  const creating = useCommand(createPassword, { rereads: false })
  const signIn = () => router.navigate({ to: '/login', search: { motivo: 'senha' }, reloadDocument: true })
  return (
    <PublicPanel heading={text.create.heading} lead={text.create.lead}>
      <PasswordForm
        asksCurrent={false}
        submit={text.create.submit}
        command={creating}
        onDone={() => void signIn()}
      />
    </PublicPanel>
  )
}
