import { useState } from 'react'
import { itemNames } from '#contract/re-registration/re-registration.text.ts'
import { answerDocuments, EXPLANATION } from '#contract/requests/request-answers.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'

/** What an attendant found of an item. */
export type Verdict = 'unseen' | 'right' | 'wrong'

/** Something of a request that is right or to be corrected: a field, a document, or a part of a re-registration. */
export type JudgedItem = RequestOnPage['corrigiveis'][number]

/** What was found of a request so far. It is of whoever has the page open; what is sent of it goes with the return. */
export type Verdicts = {
  /** All that a return may name. */
  items: readonly JudgedItem[]
  /** What of it was sent, and can be looked at. */
  sent: readonly JudgedItem[]
  /** Longest note about an item that the API keeps. */
  longestNote: number
  of: (campo: string) => Verdict
  /** What is to be corrected about an item; empty: it was not written. */
  noteOf: (campo: string) => string
  judge: (campo: string, verdict: Verdict) => void
  note: (campo: string, text: string) => void
}

type Mark = { verdict: Verdict; note: string }
type Marks = Readonly<Record<string, Mark | undefined>>

/** What a request without a form may be asked for besides, which nobody has sent. */
const onlyAskedFor: ReadonlySet<string> = new Set([...answerDocuments, EXPLANATION])

const NONE: Mark = { verdict: 'unseen', note: '' }

/** What can be judged of a request by who may send it back. */
export function judgedItems({
  corrigiveis,
  reRegistration,
  movimentos,
}: RequestOnPage): readonly JudgedItem[] {
  if (!reRegistration) return corrigiveis
  const mayRefuse = movimentos.some(({ status }) => status.id === RequestStatus.refused)
  return mayRefuse ? reRegistration.items.map((item) => ({ campo: item, nome: itemNames[item] })) : []
}

/** Keeps what is found of a request while its page is open; of what is sent again nothing is found yet. */
export function useVerdicts(request: RequestOnPage): Verdicts {
  const version = request.codes.length
  const [kept, keep] = useState<{ version: number; marks: Marks }>({ version, marks: {} })
  const marks = kept.version === version ? kept.marks : {}
  const items = judgedItems(request)
  const of = (campo: string) => marks[campo] ?? NONE
  const set = (campo: string, mark: Partial<Mark>) =>
    keep({ version, marks: { ...marks, [campo]: { ...of(campo), ...mark } } })
  return {
    items,
    sent: items.filter(({ campo }) => !onlyAskedFor.has(campo)),
    longestNote: request.reRegistration ? 120 : 300,
    of: (campo) => of(campo).verdict,
    noteOf: (campo) => of(campo).note,
    judge: (campo, verdict) => set(campo, { verdict }),
    note: (campo, note) => set(campo, { note }),
  }
}

/** What is to be corrected, with what was written about it, in the order of the request. */
export function wrongItems({ items, of, noteOf }: Verdicts): { campo: string; motivo: string }[] {
  return items
    .filter(({ campo }) => of(campo) === 'wrong')
    .map(({ campo }) => ({ campo, motivo: noteOf(campo).trim() }))
}
