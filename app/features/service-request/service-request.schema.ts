import * as v from 'valibot'

/** What a request page asks for when it corrects a returned request. */
export const returnedReference = v.object({ idRequisicao: v.pipe(v.number(), v.integer(), v.minValue(1)) })
