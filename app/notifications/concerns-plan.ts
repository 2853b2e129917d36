import type { Notification } from '#contract/messages/notifications.ts'

/**
 * Whether a notification belongs on screen: those of the chosen plan and of no plan in particular. `idPlano` is the chosen plan; null
 * for attendants, who see every plan's.
 */
export function concernsPlan(
  { idPlano: its }: Pick<Notification, 'idPlano'>,
  idPlano: number | null,
): boolean {
  return idPlano === null || its === null || its === idPlano
}
