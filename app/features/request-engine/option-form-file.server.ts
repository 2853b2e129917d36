import { recordNumber } from '#app/session/portal-file.server.ts'
import { personDocument } from '#app/session/send-document.server.ts'
import { arquivoTermoOpcao } from '#contract/exits/option-forms.ts'

/** The PDF form of one of the four options. Attendants fetch it too, so it asks for no plan link. */
export const optionFormFile = personDocument({
  which: recordNumber,
  back: () => '/services/requests',
  ask: ({ api, which: idRequisicao }) => api.file(arquivoTermoOpcao, { params: { idRequisicao } }),
})
