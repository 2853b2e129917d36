import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { optarBpd } from '#contract/exits/deferral.ts'
import { contestarExtratoDesligamento } from '#contract/exits/exit-statement.ts'
import { pedirPortabilidade, retornarPortabilidade } from '#contract/exits/portability.ts'
import { pedirResgate } from '#contract/exits/redemption.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { addDays } from '#domain/calendar.ts'
import { answerableUntil } from '#domain/requests/transition.ts'
import { planLinks } from '../database/schema/plans.ts'
import { requests } from '../database/schema/requests.ts'
import { chooseRegime } from '../testing/choose-regime.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'
import { readExitClock } from '../usecases/exits/exit-statement/exit-clock.ts'

/** Deadlines hold by themselves: at 23:59:50 of a last day it is in time, ten seconds after midnight it is late, whatever duties have run. */

let test: TestApi
let linkId: number
let lastDay: string
beforeEach(async () => {
  test = await startTestApi()
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '100555'))
  linkId = link?.id ?? 0
  await chooseRegime(test, linkId, 'progressive')
  lastDay = (await readExitClock(test.database, linkId))?.endsOn ?? ''
})
afterEach(() => test.close())

const at = (day: string, time: string) => test.clock.set(new Date(`${day}T${time}-03:00`))
const inTime = () => at(lastDay, '23:59:50')
const late = () => at(addDays(lastDay, 1), '00:00:10')

/** Gustavo, who left the sponsor of HPE and has chosen nothing. */
async function gustavo() {
  const token = await test.signIn(DemoCpf.gustavo)
  const params = { idPessoa: await test.personId(DemoCpf.gustavo), idPlano: 1 }
  const sent = () => ({ ...params, chaveEnvio: randomUUID(), ciente: true })
  const toGo = async (values: { percentual?: number; idRequisicao?: number } = {}) => {
    const { destinos } = (await test.call(retornarPortabilidade, { params, token })).answer
    const destino = destinos.find(({ tipo }) => tipo === 'fechada')?.id ?? 0
    const terms = { percentual: 100, adesao: TEST_TODAY, renda: null, prazoAnos: null, aceite: true }
    return test.call(pedirPortabilidade, { body: { ...sent(), destino, ...terms, ...values }, token })
  }
  return {
    resgate: () =>
      test.call(pedirResgate, { body: { ...sent(), forma: 'unica', parcelas: null, dias: null }, token }),
    bpd: () => test.call(optarBpd, { body: sent(), token }),
    portabilidade: () => toGo(),
    contestation: () =>
      test.call(contestarExtratoDesligamento, {
        body: { ...params, chaveEnvio: randomUUID(), motivo: 'Faltam contribuições de 2024 no extrato.' },
        token,
      }),
    toGo,
  }
}

describe.each(['resgate', 'portabilidade'] as const)('the choice of %s', (option) => {
  it('is in time until the last second of the last day', async () => {
    inTime()
    expect((await (await gustavo())[option]()).status).toBe(200)
  })

  it('is late from the day after, and Gustavo is told what is presumed', async () => {
    late()
    const asked = await (await gustavo())[option]()
    expect(asked.status).toBe(409)
    expect(asked.problem?.detail).toMatch(/^O prazo para escolher terminou/)
  })
})

it('what is presumed may still be asked for, since it is no other choice', async () => {
  late()
  expect((await (await gustavo()).bpd()).status).toBe(200)
})

it('a statement is contested until the last second of the last day', async () => {
  late()
  const tooLate = await (await gustavo()).contestation()
  expect(tooLate.status).toBe(409)
  inTime()
  expect((await (await gustavo()).contestation()).status).toBe(200)
})

describe('the answer to a returned request', () => {
  async function returned(): Promise<{ id: number; until: string }> {
    const { idRequisicao: id } = (await (await gustavo()).toGo({ percentual: 25 })).answer
    const token = await test.signIn(DemoCpf.karina)
    for (const step of [
      { idStatus: 2 },
      { idStatus: 3, motivo: 'Confira.', correcoes: [{ campo: 'percentual', motivo: 'Confira.' }] },
    ]) {
      const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao: id }, token })).answer
      await test.call(movimentarRequisicao, { body: { idRequisicao: id, versao, ...step }, token })
    }
    const [row] = await test.database.select().from(requests).where(eq(requests.id, id))
    return { id, until: answerableUntil(row?.pausedSince ?? '') }
  }

  it('is taken until the last second of the last day, and refused after it, though nothing has expired', async () => {
    const { id, until } = await returned()
    at(addDays(until, 1), '00:00:10')
    const tooLate = await (await gustavo()).toGo({ percentual: 30, idRequisicao: id })
    expect(tooLate.status).toBe(409)
    expect(tooLate.problem?.detail).toMatch(/^O prazo para responder terminou/)
    at(until, '23:59:50')
    expect((await (await gustavo()).toGo({ percentual: 30, idRequisicao: id })).status).toBe(200)
  })
})
