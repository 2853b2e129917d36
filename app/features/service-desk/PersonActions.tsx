import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { MailIcon, UserCheckIcon, UserIcon } from '@portal/design-system/icons'
import { useState } from 'react'
import type { PersonFound } from '#contract/people/people.ts'
import { firstName } from '#domain/first-name.ts'
import type { AttendantLevelId } from '#domain/participants.ts'
import { adminActions, type ReRegistrationStatusId } from '#domain/re-registration/admin-actions.ts'
import { EmailDialog } from './EmailDialog.tsx'
import { personActionsText as text } from './person-actions.text.ts'
import { RestartReRegistration } from './RestartReRegistration.tsx'
import { ServeDialog } from './ServeDialog.tsx'
import { besideActions } from './service-desk.css.ts'
import { useGenerateReRegistration } from './use-generate-re-registration.ts'

type PersonActionsProps = {
  person: Pick<PersonFound, 'id' | 'nome' | 'email' | 'status'>
  /** Why this attendant must not act on the person, said in the place of what may be done; null: they may. */
  refusal: string | null
  /** Why they must not change by what the person gets in, which is said where what may not be done is; null: they may. */
  accessRefusal: string | null
  level: AttendantLevelId
  /** False for who has no active plan: there is nothing to see in their name. */
  hasPlan: boolean
}

/** Actions for the person. Hiding them is a courtesy; the API refuses by itself. */
export function PersonActions({ person, refusal, accessRefusal, level, hasPlan }: PersonActionsProps) {
  const [open, setOpen] = useState<'serve' | 'email' | null>(null)
  const generating = useGenerateReRegistration()
  const { id: idPessoa, email, status } = person
  const name = firstName(person.nome)
  const may = adminActions({ status: status?.id as ReRegistrationStatusId | undefined, level })
  const close = () => setOpen(null)
  if (refusal !== null) {
    return (
      <div className={besideActions}>
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
      {accessRefusal === null && (
        <Button variant="secondary" icon={MailIcon} onPress={() => setOpen('email')}>
          {text.email.action}
        </Button>
      )}
      {accessRefusal === null && may.generateCode && (
        <Button
          variant="secondary"
          icon={UserCheckIcon}
          isPending={generating.isPending}
          onPress={() => void generating.run({ idPessoa })}
        >
          {text.generate.action}
        </Button>
      )}
      {may.restart && <RestartReRegistration idPessoa={idPessoa} name={name} />}
      {generating.problem && (
        <div className={besideActions}>
          <Banner tone="danger" title={text.generate.failed} live="assertive">
            {generating.problem.detail}
          </Banner>
        </div>
      )}
      {open === 'serve' && <ServeDialog idPessoa={idPessoa} name={name} onClose={close} />}
      {open === 'email' && <EmailDialog idPessoa={idPessoa} name={name} email={email} onClose={close} />}
    </>
  )
}
