import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { nothingElse, type PortalFile, recordNumber } from '#app/session/portal-file.server.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { requireSamePlanLink } from '#app/session/require-same-plan-link.ts'
import { planLinkDocument } from '#app/session/send-document.server.ts'
import { arquivoDeclaracao, enviarComprovanteResidencia } from '#contract/declarations.ts'

/** The PDF of a declaration. */
export const declarationFile = planLinkDocument({
  which: recordNumber,
  back: () => '/services',
  ask: ({ api, which: idRequisicao, params, query }) =>
    api.file(arquivoDeclaracao, { params: { ...params, idRequisicao }, query }),
})

/** Passes a proof of residence abroad on, for the plan link that the address says was on the page. */
export const residenceProofUpload: PortalFile<null> = {
  which: nothingElse,
  answer: (_, request) =>
    receivePersonUpload(request, ({ session: { vinculo: planLink }, api, upload }) => {
      if (!planLink) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
      requireSamePlanLink(Number(new URL(request.url).searchParams.get('vinculo')), planLink)
      return api.call(enviarComprovanteResidencia, {
        params: { idPessoa: planLink.pessoa.id, idPlano: planLink.plano.id },
        query: { idVinculo: planLink.id },
        upload,
      })
    }),
}
