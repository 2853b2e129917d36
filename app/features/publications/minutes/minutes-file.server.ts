import { recordNumber } from '#app/session/portal-file.server.ts'
import { planLinkDocument } from '#app/session/send-document.server.ts'
import { arquivoAta } from '#contract/publications/minutes.ts'
import { minutesText } from './minutes.text.ts'

/** The PDF of one meeting's minutes. */
export const minutesFile = planLinkDocument({
  which: recordNumber,
  back: () => '/services/atas',
  none: minutesText.noMinutes,
  ask: ({ api, which: idAta, params, query }) =>
    api.file(arquivoAta, { params: { ...params, idAta }, query }),
})
