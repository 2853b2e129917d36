import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '#app/api/problem.ts'
import { filtersOf } from '../list/request-filters.ts'
import { requestQueries } from '../requests.queries.ts'
import type { RequestsSearch } from '../requests.search.ts'
import { casesText } from './cases.text.ts'

/** The way on to the next request of the list that the open one came from. */
export type NextCase = {
  /** Leads there, or says why it leads nowhere. */
  go: () => Promise<void>
  /** Why it led nowhere; empty: it was not tried, or it did. */
  sentence: string
}

/** Finds the next request for the attendant, by what is due first in the list that `search` names, and leads there. */
export function useNextCase(idRequisicao: number, search: RequestsSearch): NextCase {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [sentence, say] = useState('')
  const go = async () => {
    say('')
    try {
      const next = await queryClient.fetchQuery(requestQueries.next({ ...filtersOf(search), idRequisicao }))
      if (next === null) say(casesText.noNext)
      else await navigate({ to: '/request-management', search: { ...search, idRequisicao: next } })
    } catch (error) {
      say(problemOf(error).detail)
    }
  }
  return { go, sentence }
}
