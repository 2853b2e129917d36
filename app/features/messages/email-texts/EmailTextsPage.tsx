import { PageHeader } from '@portal/design-system/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { LeaveGuard } from '#app/forms/LeaveGuard.tsx'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { ask } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import { EmailTextList } from './EmailTextList.tsx'
import { EmailTextView } from './EmailTextView.tsx'
import { emailTextQueries } from './email-texts.queries.ts'
import { emailTextsText as text } from './email-texts.text.ts'
import { useEmailTextWork } from './use-email-text-work.ts'

const route = getRouteApi('/_shell/settings/emails')

/** The words of the e-mails: all of them, or one. */
export function EmailTextsPage() {
  const { modelo } = route.useSearch()
  return modelo === '' ? <AllTexts /> : <OneText key={modelo} modelo={modelo} />
}

function AllTexts() {
  const { data: emails } = useSuspenseQuery(ask('retornarTextosEmail'))
  const heading = useFocusOnArrival()
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.lead}
        headingRef={heading}
        before={<BackLink href="/settings">{text.back}</BackLink>}
      />
      <EmailTextList emails={emails} />
    </>
  )
}

function OneText({ modelo }: { modelo: string }) {
  const { data: edition } = useSuspenseQuery(emailTextQueries.one(modelo))
  const heading = useFocusOnArrival()
  const { person } = useSession()
  const work = useEmailTextWork(edition, person.id)
  const rights = useSettingRights('emails')
  return (
    <>
      <LeaveGuard act="save" isDirty={work.isDirty} keptIn={work.draft.isKept ? 'tab' : 'nowhere'} />
      <PageHeader
        title={edition.nome}
        description={text.audiences[edition.publico]}
        headingRef={heading}
        before={<BackLink href="/settings/emails">{text.all}</BackLink>}
      />
      <EmailTextView edition={edition} work={work} rights={rights} />
    </>
  )
}
