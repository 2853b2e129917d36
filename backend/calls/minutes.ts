import { arquivoAta, retornarAtas } from '#contract/publications/minutes.ts'
import type { Api } from '../api.ts'
import { listMinutes, readMinutes } from '../usecases/publications/minutes/read-minutes.ts'
import { registerCall } from './register-call.ts'
import { registryDocumentContent } from './registry-documents.ts'

export function registerMinutesCalls(api: Api): void {
  registerCall(api, retornarAtas, ({ link: { plan }, today }) => listMinutes(api.database, { plan, today }))

  registerCall(api, arquivoAta, async ({ link: { plan }, today, params }) => {
    const minutes = await readMinutes(api.database, params.idAta, { plan, today })
    return {
      content: await registryDocumentContent(api, minutes.arquivo),
      fileName: `ata_${minutes.data}_${minutes.numero}.pdf`,
    }
  })
}
