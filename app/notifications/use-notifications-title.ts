import { useSession } from '#app/session/session-on-screen.ts'
import { firstName } from '#domain/first-name.ts'
import { notificationText } from './notifications.text.ts'

/** What the notifications are called: while an attendant acts for a person, by that person's name. */
export function useNotificationsTitle(): string {
  const { target } = useSession()
  return target ? notificationText.titleOf(firstName(target.name)) : notificationText.title
}
