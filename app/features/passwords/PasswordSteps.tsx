import { Banner } from '@portal/design-system/Banner'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { TextLink } from '@portal/design-system/TextLink'
import { useState } from 'react'
import { WayBack } from '#app/navigation/WayBack.tsx'
import { LinkRequest } from './LinkRequest.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { column, page } from './PasswordPage.css.ts'
import { PasswordPanel } from './PasswordPanel.tsx'
import type { PasswordEntry } from './passwords.functions.ts'
import { passwordText as text } from './passwords.text.ts'
import type { PasswordValues } from './use-password-form.ts'

export type PasswordStepsProps = {
  entry: PasswordEntry
  isSignedIn: boolean
  change: (values: PasswordValues) => Promise<unknown>
  create: (values: PasswordValues) => Promise<unknown>
  onCreated: () => void
  ask: (cpf: string) => Promise<unknown>
}

/** Changing the password with the current one, creating one with a link, or asking for the link. */
export function PasswordSteps({ entry, isSignedIn, change, create, onCreated, ask }: PasswordStepsProps) {
  return (
    <main className={page}>
      <Stack gap="5" className={column}>
        <WayBack href={isSignedIn ? '/' : '/login'}>
          {isSignedIn ? text.back.signedIn : text.back.signedOut}
        </WayBack>
        {entry === 'change' && <ChangeStep change={change} />}
        {entry === 'create' && (
          <PasswordPanel heading={text.create.heading} lead={text.create.lead}>
            <PasswordForm asksCurrent={false} submit={text.create.submit} send={create} onDone={onCreated} />
          </PasswordPanel>
        )}
        {entry === 'dead' && (
          <Banner tone="warning" title={text.dead.title}>
            {text.dead.text}
          </Banner>
        )}
        {(entry === 'ask' || entry === 'dead') && <LinkRequest ask={ask} />}
      </Stack>
    </main>
  )
}

function ChangeStep({ change }: Pick<PasswordStepsProps, 'change'>) {
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <PasswordPanel key="done" heading={text.change.done} takesFocus>
        <Stack gap="3">
          <p>{text.change.doneText}</p>
          <div>
            <LinkButton href="/">{text.back.signedIn}</LinkButton>
          </div>
        </Stack>
      </PasswordPanel>
    )
  }
  return (
    <PasswordPanel key="change" heading={text.change.heading} lead={text.change.lead}>
      <PasswordForm asksCurrent submit={text.change.submit} send={change} onDone={() => setDone(true)} />
      <p>
        <TextLink href="/alterar-senha?esqueci=true">{text.change.forgotten}</TextLink>
      </p>
    </PasswordPanel>
  )
}
