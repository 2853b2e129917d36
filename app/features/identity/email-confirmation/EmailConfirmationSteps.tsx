import { useState } from 'react'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { PublicPage } from '#app/shell/PublicPage.tsx'
import { PublicPanel } from '#app/shell/PublicPanel.tsx'
import { identitySentences } from '#contract/identity/identity.text.ts'
import { AnsweredPanel } from './AnsweredPanel.tsx'
import type { OpenedEmailChange } from './email-confirmation.functions.ts'
import { emailConfirmationText as text } from './email-confirmation.text.ts'
import { type EmailOutcome, QuestionPanel } from './QuestionPanel.tsx'

type EmailConfirmationStepsProps = { opened: OpenedEmailChange; isSignedIn: boolean }

/** Asks whether the person changed their e-mail, and says what came of the answer; or that the link is over, or was never opened. */
export function EmailConfirmationSteps({ opened, isSignedIn }: EmailConfirmationStepsProps) {
  const [outcome, setOutcome] = useState<EmailOutcome | null>(null)
  return (
    <PublicPage width="medium">
      <BackLink href={isSignedIn ? '/' : '/login'}>
        {isSignedIn ? text.back.signedIn : text.back.signedOut}
      </BackLink>
      {(outcome === 'sim' || outcome === 'nao') && <AnsweredPanel answer={outcome} />}
      {outcome === null && opened.state === 'asked' && (
        <QuestionPanel change={opened} onOutcome={setOutcome} />
      )}
      {outcome === null && opened.state === 'none' && <PublicPanel {...text.none} />}
      {(outcome === 'over' || (outcome === null && opened.state === 'over')) && (
        <PublicPanel {...text.over} lead={identitySentences.deadLink} takesFocus={outcome === 'over'} />
      )}
    </PublicPage>
  )
}
