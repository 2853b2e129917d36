import { useState } from 'react'
import { itemNames } from '#contract/re-registration/re-registration.text.ts'
import { answerDocuments, EXPLANATION } from '#contract/requests/request-answers.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'

export type Verdict = 'unseen' | 'right' | 'wrong'

/** Something of a request that is right or to be corrected: a field, a document, or a part of a re-registration. */
export type ReviewedItem = RequestOnPage['corrigiveis'][number]

/** Verdicts of an attendant on the items of a request. Kept by the open page only; a return sends the wrong ones. */
export type Verdicts = {
  /** All that a return may name. */
  items: readonly ReviewedItem[]
  /** Items that were sent and can be checked. */
  sent: readonly ReviewedItem[]
  /** Longest note about an item that the API keeps. */
  longestNote: number
  of: (campo: string) => Verdict
  /** Correction to ask for; empty when none was written. */
  noteOf: (campo: string) => string
  setVerdict: (campo: string, verdict: Verdict) => void
  note: (campo: string, text: string) => void
}

type Mark = { verdict: Verdict; note: string }
type Marks = Readonly<Record<string, Mark | undefined>>

/** Items a request without a form may ask for in addition; nobody has sent them. */
const onlyAskedFor: ReadonlySet<string> = new Set([...answerDocuments, EXPLANATION])

const NONE: Mark = { verdict: 'unseen', note: '' }

/** Items to give a verdict on, for those who may return the request. */
export function itemsToReview({
  corrigiveis,
  reRegistration,
  movimentos,
}: RequestOnPage): readonly ReviewedItem[] {
  if (!reRegistration) return corrigiveis
  const mayRefuse = movimentos.some(({ status }) => status.id === RequestStatus.refused)
  return mayRefuse ? reRegistration.items.map((item) => ({ campo: item, nome: itemNames[item] })) : []
}

/** Keeps what is found of a request while its page is open; of what is sent again nothing is found yet. */
export function useVerdicts(request: RequestOnPage): Verdicts {
  const version = request.codes.length
  const [kept, keep] = useState<{ version: number; marks: Marks }>({ version, marks: {} })
  const marks = kept.version === version ? kept.marks : {}
  const items = itemsToReview(request)
  const of = (campo: string) => marks[campo] ?? NONE
  const set = (campo: string, mark: Partial<Mark>) =>
    keep({ version, marks: { ...marks, [campo]: { ...of(campo), ...mark } } })
  return {
    items,
    sent: items.filter(({ campo }) => !onlyAskedFor.has(campo)),
    longestNote: request.reRegistration ? 120 : 300,
    of: (campo) => of(campo).verdict,
    noteOf: (campo) => of(campo).note,
    setVerdict: (campo, verdict) => set(campo, { verdict }),
    note: (campo, note) => set(campo, { note }),
  }
}

/** Items to correct, with their notes, in the request's order. */
export function wrongItems({ items, of, noteOf }: Verdicts): { campo: string; motivo: string }[] {
  return items
    .filter(({ campo }) => of(campo) === 'wrong')
    .map(({ campo }) => ({ campo, motivo: noteOf(campo).trim() }))
}
