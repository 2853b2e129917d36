import { and, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarOpcoesSaida } from '#contract/exits/exit-options.ts'
import { retornarResgate } from '#contract/exits/redemption.ts'
import { retornarRegimeTributacao, simularRegimeTributacao } from '#contract/taxes/tax-regime.ts'
import { linkById } from '../database/queries/plan-links.ts'
import { planLinks } from '../database/schema/plans.ts'
import { chooseRegime } from '../testing/choose-regime.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'
import { drawUpStatement } from '../usecases/exits/exit-statement/draw-up-statement.ts'

let test: TestApi
beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

async function asPerson(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  const params = { idPessoa, idPlano }
  const [link] = await test.database
    .select()
    .from(planLinks)
    .where(and(eq(planLinks.personId, idPessoa), eq(planLinks.planId, idPlano)))
  const linkId = link?.id ?? 0
  return {
    linkId,
    redemption: async () => (await test.call(retornarResgate, { params, token })).answer,
    /** The two totals, wherever they are told. */
    told: async () => {
      const regime = (await test.call(retornarRegimeTributacao, { params, token })).answer.comparacao
      const { resgate: board } = (await test.call(retornarOpcoesSaida, { params, token })).answer
      const page = (await test.call(retornarResgate, { params, token })).answer
      const row = await linkById(test.database, linkId)
      const exit = { hiredOn: null, endedOn: TEST_TODAY, noticedOn: TEST_TODAY }
      const { resgate: statement } = await drawUpStatement(test.database, row, exit, TEST_TODAY)
      return [
        [regime?.progressivoFinal?.liquido, regime?.regressivo.liquido, regime?.outrasRendas],
        ...[board, page, statement].map(({ progressivo, regressivo, ano }) => [
          progressivo.final?.liquido,
          regressivo.liquido,
          ano?.outrasRendas,
        ]),
      ]
    },
    assume: (outrasRendas: number, dependentes: number) =>
      test.call(simularRegimeTributacao, { token, body: { ...params, outrasRendas, dependentes } }),
  }
}

describe('What is left of a redemption in both regimes', () => {
  const leavers = [
    [DemoCpf.gustavo, 1],
    [DemoCpf.eduardo, 1],
    [DemoCpf.fernanda, 7],
  ] as const

  it('is the same on the page of the regime, on the board, on the page of the redemption and in the statement', async () => {
    for (const [cpf, idPlano] of leavers) {
      const [first, ...others] = await (await asPerson(cpf, idPlano)).told()
      expect(first?.[0]).toBeGreaterThan(0)
      expect(others).toEqual([first, first, first])
    }
  })

  it('stays the same everywhere, whatever other income the person tells the simulator', async () => {
    const person = await asPerson(DemoCpf.gustavo, 1)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 400_000 }),
        fc.integer({ min: 0, max: 4 }),
        async (other, dependants) => {
          await person.assume(other, dependants)
          const [first, ...others] = await person.told()
          expect(first?.[2]).toBe(other)
          expect(others).toEqual([first, first, first])
        },
      ),
      { numRuns: 8 },
    )
  })

  it('stands before the choice: who never chose a regime is asked for it, and shown both first', async () => {
    for (const [cpf, idPlano] of leavers) {
      const person = await asPerson(cpf, idPlano)
      // As a payment of before would have left it: nobody chose it.
      await test.database
        .update(planLinks)
        .set({ taxRegime: 'progressive' })
        .where(eq(planLinks.id, person.linkId))
      const { regime, bruto, progressivo, regressivo } = await person.redemption()
      expect(regime).toBeNull()
      expect(Math.min(bruto, progressivo.liquido, regressivo.liquido)).toBeGreaterThan(0)
      await chooseRegime(test, person.linkId, 'progressive')
      expect(await person.redemption()).toMatchObject({ regime: 'progressivo', podeMudarRegime: true })
    }
  })
})
