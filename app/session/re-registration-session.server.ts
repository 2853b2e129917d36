import { callApi, fetchFile } from '#app/api/call-api.server.ts'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import type { PersonApi } from './person-api.server.ts'
import { clearSealedCookie, readSealedCookie, writeSealedCookie } from './sealed-cookie.server.ts'

/** The token of a re-registration, which opens nothing else. `expiraEm`: an ISO instant. */
type ReRegistrationCookie = { token: string; expiraEm: string }

/** A code that came with an address: kept out of it and of the page, until it was used. */
type CodeCookie = { cpf: string; codigo: string }

/** Longer than any code is good for. */
const CODE_SECONDS = 60 * 60

/** Keeps the token of a code that was right; the code is forgotten. */
export async function storeReRegistration(opened: ReRegistrationCookie): Promise<void> {
  clearSealedCookie('codigo')
  const seconds = (Date.parse(opened.expiraEm) - Date.now()) / 1000
  await writeSealedCookie('recadastramento', opened, seconds)
}

/** Forgets the token in this browser. */
export function clearReRegistration(): void {
  clearSealedCookie('recadastramento')
}

/** Keeps what an address brought; whoever was in the middle of another re-registration here is not any more. */
export async function storeCode(code: CodeCookie): Promise<void> {
  clearReRegistration()
  await writeSealedCookie('codigo', code, CODE_SECONDS)
}

/** CPF and code from an address; null without them. */
export function storedCode(): Promise<CodeCookie | null> {
  return readSealedCookie<CodeCookie>('codigo')
}

/** The API as the person of a re-registration; null without its token. A token that is over is forgotten on the way. */
export async function reRegistrationApi(): Promise<PersonApi | null> {
  const kept = await readSealedCookie<ReRegistrationCookie>('recadastramento')
  if (!kept) return null
  const token = kept.token
  return {
    call: (call, input) => watched(() => callApi(call, input, token)),
    file: (call, input) => watched(() => fetchFile(call, input, token)),
  }
}

async function watched<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PortalProblem && problemOf(error).kind === 'unauthenticated') clearReRegistration()
    throw error
  }
}
