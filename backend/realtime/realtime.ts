import type { Notification } from '#contract/notifications.ts'

/** What the rest of the server may ask of the real-time connections, on every node of the API. */
export type Realtime = {
  /** Delivers a notification to every open connection of its person. */
  notify: (personId: number, notification: Notification) => void
  /**
   * Delivers the same to every open connection of many people, each under the number of their own: pairs of a person and that number. Each
   * node looks only among those who are connected to it.
   */
  notifyEach: (
    readers: readonly (readonly [personId: number, id: number])[],
    notification: Notification,
  ) => void
  /** Delivers one to every attendant who is connected, but for the one whom it is about. */
  notifyAttendants: (notification: Notification, exceptPersonId: number) => void
  /** Tells every open connection of a person which notifications they have read. */
  tellRead: (personId: number, ids: readonly number[]) => void
  /** Tells every attendant who is connected what of the queue waits for nobody any more. */
  tellAttendantsRead: (ids: readonly number[]) => void
  /** Closes the connections of a session that ended. */
  endSession: (sessionId: number) => void
}
