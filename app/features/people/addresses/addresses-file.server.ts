import * as v from 'valibot'
import { problemOf } from '#app/api/problem.ts'
import { apiOf } from '#app/session/person-api.server.ts'
import { nothingElse, type PortalFile } from '#app/session/portal-file.server.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { readSession } from '#app/session/session.server.ts'
import { arquivoComprovanteEndereco, enviarComprovanteEndereco } from '#contract/people/addresses.ts'

const headers = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

/** A proof of residence of its person, for the preview of a form. Without a session, and for anything else: 404. */
export const addressProofFile: PortalFile<string> = {
  which: v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/)),
  answer: preview,
}

async function preview(id: string | undefined): Promise<Response> {
  const session = await readSession()
  if (!session || id === undefined) return missing()
  try {
    const file = await apiOf(session).file(arquivoComprovanteEndereco, {
      params: { idPessoa: session.vinculo?.pessoa.id ?? session.pessoa.id, idComprovante: id },
    })
    const type = file.headers.get('content-type') ?? 'application/octet-stream'
    return new Response(file.body, { headers: { ...headers, 'content-type': type } })
  } catch (error) {
    const { kind } = problemOf(error)
    return kind === 'unavailable' ? new Response(null, { status: 503, headers }) : missing()
  }
}

const missing = () => new Response(null, { status: 404, headers })

/** Passes a proof of residence of the person on screen on: of who is signed in, or whom they serve. */
export const addressProofUpload: PortalFile<null> = {
  which: nothingElse,
  answer: (_, request) =>
    receivePersonUpload(request, ({ session, api, upload }) =>
      api.call(enviarComprovanteEndereco, {
        params: { idPessoa: session.vinculo?.pessoa.id ?? session.pessoa.id },
        upload,
      }),
    ),
}
