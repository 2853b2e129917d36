import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog'
import { MailIcon, RefreshIcon, UserCheckIcon, UserIcon } from '@portal/design-system/icons'
import { useState } from 'react'
import type { Problem } from '#app/api/problem.ts'
import type { PersonFound } from '#contract/people.ts'
import { firstName } from '#domain/first-name.ts'
import type { AttendantLevelId } from '#domain/participants.ts'
import { adminActions, type ReRegistrationStatusId } from '#domain/re-registration/admin-actions.ts'
import { EmailDialog } from './EmailDialog.tsx'
import { personActionsText as text } from './person-actions.text.ts'
import { ServeDialog } from './ServeDialog.tsx'
import { saidAmongWays } from './service-desk.css.ts'
import type { PersonDeeds } from './use-person-actions.ts'

type PersonActionsProps = {
  person: Pick<PersonFound, 'nome' | 'email' | 'status'>
  /** Why this attendant must not act on the person, said in the place of what may be done; null: they may. */
  refusal: string | null
  level: AttendantLevelId
  /** False for who has no active plan: there is nothing to see in their name. */
  hasPlan: boolean
  deeds: PersonDeeds
}

/** What this attendant may do for the person. Manners only; the API refuses by itself. */
export function PersonActions({ person, refusal, level, hasPlan, deeds }: PersonActionsProps) {
  const [open, setOpen] = useState<'serve' | 'email' | 'restart' | null>(null)
  const [isGenerating, setGenerating] = useState(false)
  const [problem, setProblem] = useState<{ title: string; detail: string } | null>(null)
  const name = firstName(person.nome)
  const may = adminActions({ status: person.status?.id as ReRegistrationStatusId | undefined, level })
  const close = () => setOpen(null)
  const tell = (title: string, refused: Problem | null) =>
    setProblem(refused && { title, detail: refused.detail })
  const generate = async () => {
    setGenerating(true)
    tell(text.generate.failed, await deeds.generate())
    setGenerating(false)
  }
  if (refusal !== null) {
    return (
      <div className={saidAmongWays}>
        <Banner tone="info">{refusal}</Banner>
      </div>
    )
  }
  return (
    <>
      {hasPlan && (
        <Button icon={UserIcon} onPress={() => setOpen('serve')}>
          {text.serve.action}
        </Button>
      )}
      <Button variant="secondary" icon={MailIcon} onPress={() => setOpen('email')}>
        {text.email.action}
      </Button>
      {may.generateCode && (
        <Button
          variant="secondary"
          icon={UserCheckIcon}
          isPending={isGenerating}
          onPress={() => void generate()}
        >
          {text.generate.action}
        </Button>
      )}
      {may.restart && (
        <Button variant="secondary" icon={RefreshIcon} onPress={() => setOpen('restart')}>
          {text.restart.action}
        </Button>
      )}
      {problem && (
        <div className={saidAmongWays}>
          <Banner tone="danger" title={problem.title} live="assertive">
            {problem.detail}
          </Banner>
        </div>
      )}
      {open === 'serve' && <ServeDialog name={name} onClose={close} onServe={deeds.serve} />}
      {open === 'email' && (
        <EmailDialog name={name} email={person.email} onClose={close} onChangeEmail={deeds.changeEmail} />
      )}
      <ConfirmDialog
        isOpen={open === 'restart'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={text.restart.title(name)}
        confirmLabel={text.restart.confirm}
        tone="danger"
        onConfirm={async () => tell(text.restart.failed, await deeds.restart())}
      >
        {text.restart.text}
      </ConfirmDialog>
    </>
  )
}
