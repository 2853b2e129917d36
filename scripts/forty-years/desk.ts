import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { addBusinessDays } from '#domain/business-days.ts'
import { type Attendant, count, type Filed, type Fund } from './fund.ts'
import { recordPromise } from './record-promises.ts'

/** Ids of statuses. */
const [IN_ANALYSIS, RETURNED, GRANTED, REFUSED] = [2, 3, 5, 6]
const MAX_LOOKS = 6
const NOT_YET = 'not granted yet'
/** Of a hundred requests. */
const REFUSED_SHARE = 3
const RETURNED_SHARE = 3

/** A day of the desk: every request whose turn it is goes to its decision, those of one person one after the other. */
export async function workDesk(fund: Fund): Promise<void> {
  const turn = fund.filed.filter(({ looksAt }) => looksAt <= fund.today())
  fund.filed = fund.filed.filter(({ looksAt }) => looksAt > fund.today())
  const again: Filed[] = []
  await Promise.all(
    [...Map.groupBy(turn, ({ who }) => who).values()].map(async (requests) => {
      for (const request of requests) {
        const outcome = await decide(fund, request)
        count(fund, `${request.act} decided`, outcome)
        // A request that may still be taken back, or stands in its own way today, is looked at again.
        if (outcome === NOT_YET && request.looks < MAX_LOOKS)
          again.push({ ...request, looks: request.looks + 1, looksAt: addBusinessDays(fund.today(), 7) })
      }
    }),
  )
  fund.filed.push(...again.toSorted((one, other) => one.id - other.id))
}

async function decide(fund: Fund, { id, act, who, looks, askedOn }: Filed): Promise<string> {
  const drawn = fund.random('decision', act, who, askedOn).integer(1, 100)
  const first: Attendant = 'karina'
  let seen = await look(fund, first, id)
  if (seen === null) return 'gone'
  if (looks === 1) {
    if (seen.status.id !== 1) return `found ${seen.status.nome}`
    const taken = await move(fund, levelOf(seen), seen, { idStatus: IN_ANALYSIS })
    if (taken !== 200) return `not taken, ${taken}`
  } else if (seen.status.id !== IN_ANALYSIS) return `found ${seen.status.nome}`
  for (;;) {
    seen = await look(fund, first, id)
    if (seen === null) return 'gone'
    const by = approverOf(seen)
    if (drawn <= REFUSED_SHARE)
      return `refused ${await move(fund, by, seen, { idStatus: REFUSED, motivo: 'Os documentos não conferem.' })}`
    if (
      drawn <= REFUSED_SHARE + RETURNED_SHARE &&
      seen.movimentos.some(({ status }) => status.id === RETURNED)
    )
      return `returned ${await giveBack(fund, by, seen)}`
    const atStage = await lookAs(fund, by, id)
    const itensConferidos = stageOf(atStage)?.itens.map((item) => item.id) ?? []
    if (atStage.proximaEtapa) {
      const etapa = atStage.proximaEtapa.posicao
      const status = await move(fund, by, atStage, { idStatus: IN_ANALYSIS, etapa, itensConferidos })
      if (status !== 200) return `not sent on, ${status}`
      continue
    }
    const status = await move(fund, by, atStage, { idStatus: GRANTED })
    if (status === 200 && act === 'retire') await recordPromise(fund, who, atStage.dados)
    if (status === 409) return NOT_YET
    return status === 200 ? 'granted' : `not granted, ${status}`
  }
}

type Detail = NonNullable<Awaited<ReturnType<typeof look>>>

async function look(fund: Fund, who: Attendant, idRequisicao: number) {
  const read = await fund.as(who, retornarRequisicao, { params: { idRequisicao } })
  return read.status === 200 ? read.answer : null
}

async function lookAs(fund: Fund, who: Attendant, idRequisicao: number): Promise<Detail> {
  const seen = await look(fund, who, idRequisicao)
  if (!seen) throw new Error(`${who} does not see request ${idRequisicao}`)
  return seen
}

const stageOf = ({ etapas }: Detail) => etapas.find(({ inicio, fim }) => inicio !== null && fim === null)

const BY_LEVEL: Readonly<Record<number, Attendant>> = { 1: 'karina', 2: 'luiz', 3: 'marta' }

function levelOf(seen: Detail): Attendant {
  const stage = stageOf(seen) ?? seen.etapas[0]
  return BY_LEVEL[stage?.nivel.id ?? 1] ?? 'karina'
}

/** Whoever did nothing of it in an earlier stage: the last stage of several is Marta's. */
function approverOf(seen: Detail): Attendant {
  const stage = stageOf(seen)
  if (seen.etapas.length > 1 && stage === seen.etapas.at(-1)) return 'marta'
  return levelOf(seen)
}

function giveBack(fund: Fund, who: Attendant, seen: Detail): Promise<number> {
  const [first] = seen.corrigiveis
  const correcoes = first ? [{ campo: first.campo, motivo: 'Confira.' }] : []
  return move(fund, who, seen, { idStatus: RETURNED, motivo: 'Confira os dados.', correcoes })
}

async function move(fund: Fund, who: Attendant, seen: Detail, wanted: object): Promise<number> {
  const body = { idRequisicao: seen.id, versao: seen.versao, ...wanted }
  return (await fund.as(who, movimentarRequisicao, { body })).status
}
