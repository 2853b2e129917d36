import { useSession } from '#app/session/session-on-screen.ts'
import { firstName } from '#domain/first-name.ts'
import { notificationText } from './notifications.text.ts'

/** Title of the notifications; names the person while an attendant acts for them. */
export function useNotificationsTitle(): string {
  const { target } = useSession()
  return target ? notificationText.titleOf(firstName(target.name)) : notificationText.title
}
