import * as v from 'valibot'
import { problemOf } from '#app/api/problem.ts'
import { apiOf } from '#app/session/person-api.server.ts'
import type { PortalFile } from '#app/session/portal-file.server.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { readSession, type ServerSession } from '#app/session/session.server.ts'
import { arquivoComprovanteEndereco, enviarComprovanteEndereco } from '#contract/people/addresses.ts'

const headers = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }
const proofId = v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/))

/**
 * A proof of residence of its person, for the preview of a form. Without a session, and for anything else: 404. No row of the table: a form
 * shows it in place, and leads nobody to a page that says why not.
 */
export const addressProofFile: PortalFile = { answer: (behind) => preview(v.safeParse(proofId, behind)) }

async function preview(asked: v.SafeParseResult<typeof proofId>): Promise<Response> {
  const session = await readSession()
  if (!session || !asked.success) return missing()
  try {
    const file = await apiOf(session).file(arquivoComprovanteEndereco, {
      params: { idPessoa: onScreen(session), idComprovante: asked.output },
    })
    const type = file.headers.get('content-type') ?? 'application/octet-stream'
    return new Response(file.body, { headers: { ...headers, 'content-type': type } })
  } catch (error) {
    const { kind } = problemOf(error)
    return kind === 'unavailable' ? new Response(null, { status: 503, headers }) : missing()
  }
}

const missing = () => new Response(null, { status: 404, headers })

/** Passes a proof of residence on. No row of the table: an address belongs to the person on screen, and people without a plan have one too. */
export const addressProofUpload: PortalFile = {
  answer: (_, request) =>
    receivePersonUpload(request, ({ session, api, upload }) =>
      api.call(enviarComprovanteEndereco, { params: { idPessoa: onScreen(session) }, upload }),
    ),
}

/** The person on screen: who is signed in, or whom they serve. */
function onScreen({ vinculo: planLink, pessoa }: ServerSession): number {
  return planLink?.pessoa.id ?? pessoa.id
}
