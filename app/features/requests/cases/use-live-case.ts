import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { emitLive, liveState, onLive, watchLiveState } from '#app/notifications/live-events.ts'
import { useLiveState } from '#app/notifications/use-live-state.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { caseEvents } from '#contract/requests/cases.ts'
import { requestQueries } from '../requests.queries.ts'
import { caseNewsOf } from './case-news.ts'
import { changeOf } from './cases.schema.ts'

/** How often an open request is asked for while nothing arrives by itself. */
const ASKED_MS = 10_000

/**
 * Keeps an open request as it is now: over the open line what colleagues do is heard and read again; without a line it is asked for.
 * @returns what happened last, in a sentence; empty: nothing worth telling
 */
export function useLiveCase(idRequisicao: number): string {
  const queryClient = useQueryClient()
  const { person } = useSession()
  const line = useLiveState()
  const [news, setNews] = useState('')

  useEffect(() => {
    const readAgain = () => {
      const { detail, desk } = requestQueries
      for (const { queryKey } of [detail(idRequisicao), desk(idRequisicao)])
        void queryClient.invalidateQueries({ queryKey: [...queryKey] })
    }
    const hear = (payload: unknown) => {
      const told = changeOf(payload, idRequisicao)
      if (told === null) return
      readAgain()
      const sentence = told.por?.id === person.id ? '' : caseNewsOf(told)
      if (sentence !== '') setNews(sentence)
    }
    if (line === 'offline') return undefined
    if (line === 'asking') {
      const timer = setInterval(readAgain, ASKED_MS)
      return () => clearInterval(timer)
    }
    const watch = () => emitLive(caseEvents.watchCase, { idRequisicao })
    const stops = [
      watchLiveState(() => {
        if (liveState() === 'open') watch()
      }),
      onLive(caseEvents.caseChanged, hear),
    ]
    watch()
    return () => {
      emitLive(caseEvents.unwatchCase, { idRequisicao })
      for (const stop of stops) stop()
    }
  }, [queryClient, person.id, line, idRequisicao])

  return news
}
