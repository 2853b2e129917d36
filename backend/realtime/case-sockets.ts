import type { Socket } from 'socket.io'
import * as v from 'valibot'
import { caseEvents, watchedCase } from '#contract/requests/cases.ts'
import { caseRoom } from './rooms.ts'
import type { Admission } from './socket-admission.ts'

/** Requests that one connection may have open at once: a page shows one, and another while it goes over to it. */
const MAX_OPEN = 3

/** Wishes of one connection that may wait for their answer; more are not heard. */
const MAX_WAITING = 10

export type CaseSocketOptions = {
  /** Whether a session may hear of a request as the service desk. */
  mayWatchCase: (asked: { sessionId: number; requestId: number }) => Promise<boolean>
  /** Requests that the connection has open, whenever they change. */
  onOpen: (requestIds: readonly number[]) => void
  onError: (error: unknown) => void
}

export type CaseSocket = {
  /** It belongs to somebody from now on, and has nothing open yet. */
  admit: (admission: Admission) => void
}

const { watchCase, unwatchCase } = caseEvents

/**
 * Lets an attendant's connection say which request its page shows, and hear of it. Whatever is not understood, comes too often or is not
 * theirs is passed over without a word.
 */
export function followCases(
  socket: Socket,
  { mayWatchCase, onOpen, onError }: CaseSocketOptions,
): CaseSocket {
  const open = new Set<number>()
  let admission: Admission | null = null
  let waiting = 0
  let turn = Promise.resolve()

  /** One after the other, so that what was wished last holds. */
  const inTurn = (given: unknown, act: (requestId: number, by: Admission) => Promise<void>) => {
    const asked = v.safeParse(watchedCase, given)
    const by = admission
    if (!asked.success || !by?.isAttendant || waiting >= MAX_WAITING) return
    waiting += 1
    turn = turn
      .then(() => act(asked.output.idRequisicao, by))
      .catch(onError)
      .finally(() => {
        waiting -= 1
      })
  }

  const leave = async (requestId: number) => {
    open.delete(requestId)
    await socket.leave(caseRoom(requestId))
  }

  socket.on(watchCase, (given: unknown) =>
    inTurn(given, async (requestId, by) => {
      const may = await mayWatchCase({ sessionId: by.sessionId, requestId })
      if (!may || socket.disconnected || admission !== by) return
      await socket.join(caseRoom(requestId))
      open.delete(requestId)
      open.add(requestId)
      const [oldest] = open
      if (open.size > MAX_OPEN && oldest !== undefined) await leave(oldest)
      onOpen([...open])
    }),
  )
  socket.on(unwatchCase, (given: unknown) =>
    inTurn(given, async (requestId) => {
      if (!open.has(requestId)) return
      await leave(requestId)
      onOpen([...open])
    }),
  )
  return {
    admit: (given) => {
      admission = given
      open.clear()
    },
  }
}
