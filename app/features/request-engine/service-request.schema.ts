import * as v from 'valibot'
import { id } from '#contract/formats.ts'
import { draftedRequest, draftToSave } from '#contract/requests/request-drafts.ts'

/** `AAAA.NNNNNNN`. */
const PROTOCOL = /^\d{4}\.\d{7}$/

/** The returned request a page corrects. */
export const returnedReference = v.object({ idRequisicao: id })

/** The plan link of the page on which a draft was filled in; null without one, which no draft is saved for. */
const linkOfPage = { idVinculo: v.nullable(id) }

/** Names a request by its protocol. */
export const filedReference = v.object({ protocolo: v.pipe(v.string(), v.regex(PROTOCOL)) })

/** A draft, with the plan link it is for. */
export const draftToSaveForLink = v.strictObject({ ...draftToSave.entries, ...linkOfPage })

/** A draft to be put away, and the plan link that it is for. */
export const draftToDiscardForLink = v.strictObject({ ...draftedRequest.entries, ...linkOfPage })
