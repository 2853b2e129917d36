import { useState } from 'react'
import { v4 } from 'uuid'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import { send } from '#app/session/ask.ts'
import type { Reach } from './announcement-sentences.ts'
import {
  type AnnouncementValues,
  checkAnnouncement,
  formOf,
  noAnnouncement,
  reachOf,
} from './announcement-values.ts'

/** Announcement waiting for the attendant's confirmation, with its reach. */
export type AnnouncementToConfirm = { values: AnnouncementValues; reach: Reach }

/**
 * The form of a notification to many people: checked and counted first, sent once the attendant has seen how many get it. `onSent` comes
 * once what was sent is in the list.
 */
export function useAnnouncementForm(onSent: (values: AnnouncementValues) => void) {
  // The same for every try of this form, so that a lost answer sends nothing twice.
  const [key] = useState(() => v4())
  const [asked, setAsked] = useState<AnnouncementToConfirm | null>(null)
  const counting = useCommand(
    async ({ data: values }: { data: AnnouncementValues }) => ({
      values,
      reach: await send('retornarAlcanceNotificacao')({ data: reachOf(values) }),
    }),
    { rereads: false },
  )
  const sending = useCommand(send('enviarNotificacao'))
  const form = useShortForm({
    first: noAnnouncement,
    check: checkAnnouncement,
    command: counting,
    onDone: setAsked,
  })
  const sendConfirmed = async () => {
    if (asked === null) return
    const outcome = await sending.run(formOf(asked.values, key))
    if (!outcome.ok) return
    setAsked(null)
    onSent(asked.values)
  }
  const leave = () => {
    sending.clear()
    setAsked(null)
  }
  return { form, asked, counting, sending, send: sendConfirmed, leave }
}

/** The form that the fields stand in. */
export type AnnouncementFormApi = ReturnType<typeof useAnnouncementForm>['form']
