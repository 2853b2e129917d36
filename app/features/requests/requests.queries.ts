import { queryOptions } from '@tanstack/react-query'
import { askNow } from '#app/session/ask.ts'
import { nextCaseAfter } from './cases/cases.functions.ts'
import {
  allRequests,
  attendantChoices,
  filterChoices,
  myRequests,
  requestById,
  undeliveredEmails,
} from './requests.functions.ts'
import type { NextCaseInput, RequestListInput } from './requests.search.ts'

/** Every key starts with 'requests', so that one arriving notification refreshes lists and details alike. */
export const requestQueries = {
  mine: (input: RequestListInput) =>
    queryOptions({ queryKey: ['requests', 'mine', input], queryFn: () => myRequests({ data: input }) }),
  all: (input: RequestListInput) =>
    queryOptions({ queryKey: ['requests', 'all', input], queryFn: () => allRequests({ data: input }) }),
  /** Rows a page and own views of the attendant. */
  centre: () =>
    queryOptions({ queryKey: ['requests', 'centre'], queryFn: () => askNow('retornarPreferenciasCentral') }),
  choices: (isAttendant: boolean) =>
    queryOptions({
      queryKey: ['requests', 'choices', isAttendant],
      queryFn: () => (isAttendant ? attendantChoices() : filterChoices()),
      // An incomplete answer is stale at once, so that the missing lists are read again.
      staleTime: ({ state }) => (state.data?.isWhole ? 10 * 60_000 : 0),
    }),
  detail: (idRequisicao: number) =>
    queryOptions({
      queryKey: ['requests', 'detail', idRequisicao],
      queryFn: () => requestById({ data: { idRequisicao } }),
    }),
  /** Data only attendants read, beside the request itself. */
  desk: (idRequisicao: number) =>
    queryOptions({
      queryKey: ['requests', 'desk', idRequisicao],
      queryFn: () => askNow('retornarCaso', { idRequisicao }),
    }),
  /** The next request of a list for the attendant; asked for anew each time. */
  next: (input: NextCaseInput) =>
    queryOptions({
      queryKey: ['requests', 'next', input],
      queryFn: () => nextCaseAfter({ data: input }),
      staleTime: 0,
    }),
  /** How many e-mails about a request got to nobody, for the service desk. */
  undelivered: (idRequisicao: number) =>
    queryOptions({
      queryKey: ['requests', 'undelivered', idRequisicao],
      queryFn: () => undeliveredEmails({ data: { idRequisicao } }),
    }),
}
