import { conflict } from '#backend/problem.ts'
import type { Work } from '#backend/work.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { moveLink } from '../../life-cycle/move-link.ts'
import type { Pending } from '../../request-engine/define-request-kind.ts'

const IN_THE_WAY =
  'Outra opção já está em andamento, ou a sua situação no plano mudou. Acompanhe suas solicitações antes de pedir.'

/** An option of everything was filed: the link waits for it in a situation of its own. @throws 409 when it stands elsewhere */
async function holdForOption(work: Work, { linkId, requestId }: Pending<unknown>): Promise<void> {
  const on = saoPauloDateOf(work.now)
  const moved = await moveLink(work, { linkId, event: 'total-option-filed', on, requestId })
  if (!moved.ok) throw conflict(IN_THE_WAY)
}

/** It came to nothing: the link stands again where it stood. One that another system filed held nothing. */
async function releaseFromOption(work: Work, { linkId, requestId }: Pending<unknown>): Promise<void> {
  await moveLink(work, { linkId, event: 'total-option-ended', on: saoPauloDateOf(work.now), requestId })
}

/**
 * A returned one was sent again: it holds the link from when it asks for everything, and lets go of it when it does not any more.
 * @throws 409 when the link stands elsewhere
 */
async function followCorrection<Data>(
  work: Work,
  { before, ...pending }: Pending<Data> & { before: Data },
  isTotal: (data: Data) => boolean,
): Promise<void> {
  if (isTotal(before) === isTotal(pending.data)) return
  await (isTotal(pending.data) ? holdForOption(work, pending) : releaseFromOption(work, pending))
}

/** Of an option that asks for everything or for a part: while one of everything is open, the link waits for it. */
export function holdsLink<Data>(isTotal: (data: Data) => boolean) {
  return {
    filed: async (work: Work, pending: Pending<Data>) => {
      if (isTotal(pending.data)) await holdForOption(work, pending)
    },
    corrected: (work: Work, corrected: Pending<Data> & { before: Data }) =>
      followCorrection(work, corrected, isTotal),
    ended: async (work: Work, pending: Pending<Data>) => {
      if (isTotal(pending.data)) await releaseFromOption(work, pending)
    },
  }
}
