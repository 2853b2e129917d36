import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import type { PassedOnUpload } from '#contract/call-types.ts'
import type { PersonApi } from './person-api.server.ts'
import { nothingElse, type PortalFile } from './portal-file.server.ts'
import { receivePersonUpload } from './receive-upload.server.ts'
import { requireSamePlanLink } from './require-same-plan-link.ts'

/** What a call is given that takes a file of a plan link. */
type Given = {
  params: { idPessoa: number; idPlano: number }
  query: { idVinculo: number }
  upload: PassedOnUpload
}

/** Passes a file on that is of the plan link which the address says was on the page; `send` calls the API. */
export function planLinkUpload(send: (api: PersonApi, given: Given) => Promise<unknown>): PortalFile<null> {
  return {
    which: nothingElse,
    answer: (_, request) =>
      receivePersonUpload(request, ({ session: { vinculo: planLink }, api, upload }) => {
        if (!planLink) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
        requireSamePlanLink(Number(new URL(request.url).searchParams.get('vinculo')), planLink)
        return send(api, {
          params: { idPessoa: planLink.pessoa.id, idPlano: planLink.plano.id },
          query: { idVinculo: planLink.id },
          upload,
        })
      }),
  }
}
