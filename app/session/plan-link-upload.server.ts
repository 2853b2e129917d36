import type * as v from 'valibot'
import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import type { PassedOnUpload } from '#contract/call-types.ts'
import type { PersonApi } from './person-api.server.ts'
import { nothingElse, type PortalFile } from './portal-file.server.ts'
import { receivePersonUpload } from './receive-upload.server.ts'
import { requireSamePlanLink } from './require-same-plan-link.ts'

type Given = {
  params: { idPessoa: number; idPlano: number }
  query: { idVinculo: number }
  upload: PassedOnUpload
}

/** Passes a file on that is of the plan link which the address says was on the page; `send` calls the API. */
export function planLinkUpload(send: (api: PersonApi, given: Given) => Promise<unknown>): PortalFile<null> {
  return { which: nothingElse, answer: (_, request) => passOn(request, send) }
}

/** The same for one of several files, which the address names. */
export function planLinkUploadOf<Which>(
  which: v.GenericSchema<string, Which>,
  send: (api: PersonApi, given: Given, which: Which) => Promise<unknown>,
): PortalFile<Which> {
  return {
    which,
    answer: (named, request) =>
      passOn(request, (api, given) => {
        if (named === undefined) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
        return send(api, given, named)
      }),
  }
}

function passOn(
  request: Request,
  send: (api: PersonApi, given: Given) => Promise<unknown>,
): Promise<Response> {
  return receivePersonUpload(request, ({ session: { vinculo: planLink }, api, upload }) => {
    if (!planLink) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
    requireSamePlanLink(Number(new URL(request.url).searchParams.get('vinculo')), planLink)
    return send(api, {
      params: { idPessoa: planLink.pessoa.id, idPlano: planLink.plano.id },
      query: { idVinculo: planLink.id },
      upload,
    })
  })
}
