import { Stack } from '@portal/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { DialogButton } from '#app/forms/DialogButton.tsx'
import { DiligenceNotice } from '#app/identity/DiligenceNotice.tsx'
import { useSession } from '#app/session/session-on-screen.ts'
import { AttendantLevel } from '#domain/participants.ts'
import type { ReRegistrationStatusId } from '#domain/re-registration/admin-actions.ts'
import { ArrearsNotices } from './ArrearsNotices.tsx'
import { deathText as text } from './death.text.ts'
import { EmailProtection } from './EmailProtection.tsx'
import { impedimentsOf } from './impediments.ts'
import { LinkActions } from './LinkActions.tsx'
import { PersonActions } from './PersonActions.tsx'
import { PersonCard } from './PersonCard.tsx'
import { RecordHold } from './RecordHold.tsx'
import { RecordHoldAct } from './RecordHoldAct.tsx'
import { RegisterDeathDialog, type RegisterDeathProps } from './RegisterDeathDialog.tsx'
import { RegisteredDeath } from './RegisteredDeath.tsx'
import { ReturningEmails } from './ReturningEmails.tsx'
import { serviceDeskQueries } from './service-desk.queries.ts'
import { serviceDeskText } from './service-desk.text.ts'

/** The person of the address. Focus goes to them, because choosing in the palette brought them here. */
export function ChosenPerson({ idPessoa }: { idPessoa: number }) {
  const {
    person,
    refusal,
    accessRefusal,
    diligence,
    arrears,
    protection,
    returning,
    hold,
    planLinks,
    acts,
    death,
  } = useSuspenseQuery(serviceDeskQueries.person(idPessoa)).data
  const { person: attendant } = useSession()
  const level = attendant.tipo_admin ?? AttendantLevel.attendant
  const isOfRegistry = refusal === null && level >= AttendantLevel.registry
  // Of whom they must not act on, and of who died, there is one reason for everything, which is said already.
  const impediments =
    refusal === null && death === null
      ? impedimentsOf(
          {
            status: person.status?.id as ReRegistrationStatusId | undefined,
            level,
            accessRefusal,
            hasPlan: planLinks.length > 0,
          },
          planLinks,
          acts,
        )
      : []
  const router = useRouter()
  const [happened, setHappened] = useState<object | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
  }, [])
  // The button of an act on a plan goes away with it. Its dialog gives focus back a frame after it is gone, which may be the next one.
  const comeBack = () => requestAnimationFrame(() => requestAnimationFrame(() => place.current?.focus()))
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={serviceDeskText.person.label}>
      <Stack gap="6">
        <PersonCard
          person={person}
          planLinks={planLinks}
          requestsHref={`/request-management?${new URLSearchParams({ idPessoa: String(person.id) })}`}
          emailsHref={`/settings/emails-enviados?idPessoa=${person.id}`}
          documentsHref={
            refusal === null ? `/documents?${new URLSearchParams({ idPessoa: String(person.id) })}` : null
          }
          protection={
            <>
              <DiligenceNotice diligence={diligence} />
              <ArrearsNotices notices={arrears} />
              <RecordHold idPessoa={person.id} hold={hold} mayRelease={isOfRegistry} onDone={comeBack} />
              <ReturningEmails idPessoa={person.id} returning={returning} />
              <EmailProtection
                idPessoa={person.id}
                protection={protection}
                accessRefusal={accessRefusal}
                onDone={comeBack}
              />
            </>
          }
          actions={
            <>
              {death === null && (
                <>
                  <PersonActions
                    person={person}
                    refusal={refusal}
                    accessRefusal={accessRefusal}
                    level={level}
                    hasPlan={planLinks.length > 0}
                  />
                  {refusal === null && (
                    <LinkActions idPessoa={person.id} planLinks={planLinks} acts={acts} onDone={comeBack} />
                  )}
                  {isOfRegistry && (
                    <RegisterDeath idPessoa={person.id} name={person.nome} onRegistered={setHappened} />
                  )}
                </>
              )}
              {isOfRegistry && hold === null && (
                <RecordHoldAct idPessoa={person.id} act="hold" onDone={comeBack} />
              )}
            </>
          }
          impediments={impediments}
          onClose={() => void router.navigate({ to: '/' })}
        />
        {death?.registro && (
          <RegisteredDeath
            idPessoa={person.id}
            refusal={refusal}
            death={{ ...death, registro: death.registro }}
            happened={happened}
          />
        )}
      </Stack>
    </div>
  )
}

/** Opens the registration of a death. */
function RegisterDeath(props: Omit<RegisterDeathProps, 'onClose'>) {
  return (
    <DialogButton action={text.action}>
      {(close) => <RegisterDeathDialog {...props} onClose={close} />}
    </DialogButton>
  )
}
