import type { CallInput, CallResult } from '#backend/testing/http-client.ts'
import { smallJpeg } from '#backend/testing/small-images.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { addBusinessDays } from '#domain/business-days.ts'
import type { Fate } from '../calls.ts'
import { count, type Fund, type Person } from '../fund.ts'

type Receipt = {
  idRequisicao: number
  protocolo: string
  prazo: string | null
  status: { id: number }
}

/** Makes a call as a person; null where they are not let in. */
export async function asPerson<Call extends CallDefinition>(
  fund: Fund,
  { life }: Person,
  call: Call,
  input: CallInput,
  fate?: Fate,
): Promise<CallResult<Call> | null> {
  const session = await fund.session(life.cpf)
  return session ? fund.calls.ask(call, { ...input, token: session.token }, fate) : null
}

/** The plan link of a person, as bodies and paths name it. */
export const targetOf = ({ personId, linkId, life }: Person) => ({
  idPessoa: personId,
  idPlano: life.planId,
  idVinculo: linkId,
})

/** The path of a reading about a link. */
export const readingOf = (person: Person): CallInput => ({
  params: { idPessoa: person.personId, idPlano: person.life.planId },
  query: { idVinculo: person.linkId },
})

/**
 * Sends something with a key. Now and then the answer is lost, and the same is sent once more under the same key, to the other node; now
 * and then the node is killed while it is at it. @returns what was answered last; null where it was refused
 */
export async function send<Call extends CallDefinition>(
  fund: Fund,
  person: Person,
  act: string,
  call: Call,
  values: object,
): Promise<CallResult<Call> | null> {
  const chaveEnvio = fund.key(act, person.life.n, fund.today())
  const input = { body: { ...targetOf(person), chaveEnvio, ...values } }
  const random = fund.random('lost', act, person.life.n, fund.today())
  const drawn = random.integer(1, 1000)
  const isKilled = drawn <= fund.fates.killed
  const first = await asPerson(
    fund,
    person,
    call,
    input,
    isKilled ? { killAfterMs: random.integer(0, 30) } : undefined,
  )
  if (!first) {
    count(fund, act, 'not let in')
    return null
  }
  count(fund, act, String(first.status))
  if (first.status !== 200) return null
  if (drawn > fund.fates.lost + fund.fates.killed) return first
  const again = await asPerson(fund, person, call, input)
  const left = [first, again].map((one) =>
    one?.status === 200 ? idOf(one.answer) : `refused ${one?.status}`,
  )
  fund.told.repeats.push({ call: call.path, key: chaveEnvio, left })
  count(fund, 'sent twice', left[0] === left[1] ? 'one effect' : 'DIFFERENT')
  return first
}

function idOf(answer: unknown): string {
  const { protocolo, id } = answer as { protocolo?: string; id?: number }
  return protocolo ?? String(id)
}

/** Files a request, which the desk then decides. @returns its receipt; null where it was refused */
export async function file<Call extends CallDefinition>(
  fund: Fund,
  person: Person,
  act: string,
  call: Call,
  values: object,
): Promise<Receipt | null> {
  const sent = await send(fund, person, act, call, values)
  if (!sent) return null
  const receipt = sent.answer as unknown as Receipt
  noteRequest(fund, act, person.life.n, receipt)
  return receipt
}

/** Sends a paper. @returns its id */
export async function upload(
  fund: Fund,
  person: Person,
  call: CallDefinition,
  params: Record<string, string | number> = {},
): Promise<string | null> {
  const { idPessoa, idPlano, idVinculo } = targetOf(person)
  const sent = await asPerson(fund, person, call, {
    params: { idPessoa, idPlano, ...params },
    query: { idVinculo },
    file: { field: 'arquivo', content: smallJpeg, name: 'documento.jpg' },
  })
  return sent?.status === 200 ? (sent.answer as unknown as { id: string }).id : null
}

/** Notes a request that an answer acknowledged; the desk looks at it some business days later. */
function noteRequest(fund: Fund, act: string, who: number, receipt: Receipt): void {
  const random = fund.random('desk', act, who, fund.today())
  fund.told.requests.push({
    protocol: receipt.protocolo,
    askedOn: fund.today(),
    promisedFor: receipt.prazo,
  })
  const looksAt = addBusinessDays(fund.today(), random.integer(0, 3))
  fund.filed.push({
    id: receipt.idRequisicao,
    protocol: receipt.protocolo,
    act,
    who,
    askedOn: fund.today(),
    looksAt,
    looks: 1,
  })
}
