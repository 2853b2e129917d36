import * as v from 'valibot'
import { id } from '#contract/formats.ts'
import { draftedRequest, draftToSave } from '#contract/request-drafts.ts'

/** What a request page asks for when it corrects a returned request. */
export const returnedReference = v.object({ idRequisicao: id })

/** The plan link of the page on which a draft was filled in; null without one, which no draft is saved for. */
const linkOfPage = { idVinculo: v.nullable(id) }

/** What is filled in of a request, and the plan link that it is for. */
export const draftToSaveForLink = v.strictObject({ ...draftToSave.entries, ...linkOfPage })

/** A draft to be put away, and the plan link that it is for. */
export const draftToDiscardForLink = v.strictObject({ ...draftedRequest.entries, ...linkOfPage })
