import * as v from 'valibot'
import { planLinkDocument } from '#app/session/send-document.server.ts'
import { arquivoMeusDados } from '#contract/people/personal-profile.ts'
import { personalProfileText } from './personal-profile.text.ts'

/** Everything that is kept about the person of the session, as PDF or JSON. */
export const personalDataFile = planLinkDocument({
  which: v.picklist(['pdf', 'json']),
  back: () => '/perfil/privacidade',
  none: personalProfileText.download.notFound,
  ask: ({ api, which: formato, params: { idPessoa } }) =>
    api.file(arquivoMeusDados, { params: { idPessoa, formato } }),
})
