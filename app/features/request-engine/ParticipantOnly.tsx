import { Banner } from '@portal/design-system/Banner'
import { sessionText } from '#app/session/session.text.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { firstName } from '#domain/first-name.ts'

/** In place of a form that an attendant can't fill in somebody's name, why not; nothing for who is here for themselves. */
export function ParticipantOnly() {
  const { target } = useSession()
  if (!target) return null
  return (
    <Banner tone="info" title={sessionText.onlyThePerson}>
      {sessionText.onlyThePersonText(firstName(target.name))}
    </Banner>
  )
}
