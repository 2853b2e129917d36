import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  aplicarImportacao,
  liberarImportacao,
  marcarTrocasImportacao,
  retornarLinhasImportacao,
} from '#contract/imports/imports.ts'
import { alterarContaBancaria, alterarEmail, alterarTelefones } from '#contract/people/personal-profile.ts'
import { peopleSheet } from '#domain/imports/people-sheet.ts'
import { bankAccounts } from '../database/schema/contacts.ts'
import { people } from '../database/schema/people.ts'
import { planLinks } from '../database/schema/plans.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { importing } from '../testing/import-sheets.ts'
import { csvOf, inventedCpf } from '../testing/invented-rows.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** Sheets that are older than what people changed by themselves. */

let test: TestApi
let marta = ''
let luiz = ''
let fernanda = ''
let personId = 0
beforeEach(async () => {
  test = await startTestApi()
  marta = await test.signIn(DemoCpf.marta)
  luiz = await test.signIn(DemoCpf.luiz)
  fernanda = await test.signIn(DemoCpf.fernanda)
  personId = await test.personId(DemoCpf.fernanda)
})
afterEach(() => test.close())

const byMarta = () => importing(test, 'pessoas', () => marta)
const byLuiz = () => importing(test, 'pessoas', () => luiz)
const tipo = 'pessoas'

/** The payroll's row of Fernanda: as it is on record, but for some of it. */
async function sheetOf(over: Readonly<Record<string, string>>): Promise<string> {
  const [known] = await test.database
    .select({ person: people, link: planLinks })
    .from(planLinks)
    .innerJoin(people, eq(people.id, planLinks.personId))
    .where(eq(planLinks.enrolment, '700112'))
  const { person, link } = known ?? {}
  const empty = Object.fromEntries(peopleSheet.columns.map(({ id }) => [id, '']))
  return csvOf([
    {
      ...empty,
      cpf: DemoCpf.fernanda,
      nome: person?.name ?? '',
      data_nascimento: person?.birthDate ?? '',
      plano_id: '7',
      matricula: '700112',
      categoria_id: String(link?.category),
      situacao_id: String(link?.situation),
      data_adesao: link?.joinedOn ?? '',
      ...over,
    },
  ])
}

const kept = async () => {
  const [person] = await test.database.select().from(people).where(eq(people.id, personId))
  const [account] = await test.database.select().from(bankAccounts).where(eq(bankAccounts.personId, personId))
  return { email: person?.email, name: person?.name, account: account?.account }
}
const changeEmail = () =>
  test.call(alterarEmail, {
    token: fernanda,
    body: { idPessoa: personId, email: 'fernanda.nova@exemplo.example', senha: DEMO_PASSWORD },
  })
const changeAccount = () =>
  test.call(alterarContaBancaria, {
    token: fernanda,
    body: {
      idPessoa: personId,
      banco: '341',
      agencia: '0057',
      conta: '54321-7',
      cpfTitular: DemoCpf.fernanda,
      senha: DEMO_PASSWORD,
    },
  })
const OLDER = { email: 'fernanda.antiga@exemplo.example', banco: '341', agencia: '0057', conta: '12345-7' }

const rowsOf = async (idImportacao: number, resultado: string) =>
  (
    await test.call(retornarLinhasImportacao, {
      token: marta,
      params: { tipo, idImportacao },
      query: { resultado },
    })
  ).answer.linhas
const tick = (idImportacao: number, grupo: string, { linha = null as number | null, trocar = true } = {}) =>
  test.call(marcarTrocasImportacao, { token: marta, body: { tipo, idImportacao, linha, grupo, trocar } })

describe('what a person changed by themselves', () => {
  it('is told, and stays unless somebody ticks it, each for itself', async () => {
    expect([(await changeEmail()).status, (await changeAccount()).status]).toEqual([200, 200])
    const before = await kept()
    const { id, linhas, proprias } = await byMarta().prepare(
      await sheetOf({ ...OLDER, patrocinadora: 'Exemplo S.A.' }),
    )
    expect(linhas).toMatchObject({ alteradas: 1, proprias: 0, avisos: 1 })
    expect(proprias).toEqual([
      { grupo: 'email', linhas: 1, trocadas: 0 },
      { grupo: 'conta', linhas: 1, trocadas: 0 },
    ])
    const [row] = await rowsOf(id, 'avisos')
    const texto = expect.stringMatching(/^A própria pessoa mudou isto em \d\d\/\d\d\/\d{4}/)
    expect(row?.problemas).toMatchObject([
      { coluna: 'email', codigo: 'A03', texto, aviso: true },
      { coluna: 'conta', codigo: 'A03', texto, aviso: true },
    ])
    expect(row?.mudancas.find(({ coluna }) => coluna === 'email')?.propria).toMatchObject({ trocar: false })

    await byMarta().apply(id)
    expect(await kept()).toEqual(before)
    const [link] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '700112'))
    expect(link?.sponsor).toBe('Exemplo S.A.')
  })

  it('is written once it is ticked, and comes back with the import', async () => {
    await changeEmail()
    const before = await kept()
    const { id, linhas } = await byMarta().prepare(await sheetOf({ email: OLDER.email }))
    expect(linhas).toMatchObject({ alteradas: 0, proprias: 1 })
    expect(await rowsOf(id, 'proprias')).toMatchObject([{ linha: 2, resultado: 'propria' }])
    const recorded = await recordingActs(test)
    expect((await tick(id, 'email')).answer.linhas).toMatchObject({ alteradas: 1, proprias: 0 })
    expect((await tick(id, 'email', { linha: 2, trocar: false })).answer.linhas).toMatchObject({
      alteradas: 0,
    })
    expect((await tick(id, 'email', { linha: 2 })).answer.proprias).toEqual([
      { grupo: 'email', linhas: 1, trocadas: 1 },
    ])
    expect(await recorded('import.ticked')).toHaveLength(3)
    expect((await tick(id, 'conta')).status).toBe(409)
    await byMarta().apply(id)
    expect((await kept()).email).toBe(OLDER.email)
    // Once a sheet has written a value it is no longer the person's own.
    const again = await byMarta().prepare(await sheetOf({ email: 'outro@exemplo.example' }))
    expect(again.linhas).toMatchObject({ alteradas: 1, proprias: 0 })
    await byMarta().undo(id)
    expect(await kept()).toEqual(before)
    const once = await byMarta().prepare(
      await sheetOf({ email: OLDER.email, patrocinadora: '' }).then((text) => `${text}\r\n`),
    )
    expect(once.linhas).toMatchObject({ proprias: 1 })
  })

  it('is not applied where nothing else would be', async () => {
    await test.call(alterarTelefones, {
      token: fernanda,
      body: { idPessoa: personId, celular: '(11) 98888-7777', fixo: '' },
    })
    const { id, linhas } = await byMarta().prepare(await sheetOf({ telefone: '11977776666' }))
    expect(linhas).toMatchObject({ alteradas: 0, proprias: 1 })
    const body = { tipo, idImportacao: id, novas: 0, alteradas: 0 }
    expect((await test.call(aplicarImportacao, { token: marta, body })).status).toBe(409)
  })
})

describe('where somebody is paid', () => {
  it('is changed by a second attendant, and told to both addresses', async () => {
    const { email } = await kept()
    const { id, contasTrocadas } = await byMarta().prepare(await sheetOf({ ...OLDER }))
    expect(contasTrocadas).toBe(1)
    const body = { tipo, idImportacao: id, novas: 0, alteradas: 1 }
    const own = await test.call(aplicarImportacao, { token: marta, body })
    expect([own.status, own.problem.detail]).toEqual([403, expect.stringMatching(/Quem enviou não aplica/)])
    const told = await notifiedWhile(test, personId, () => byLuiz().apply(id))
    expect(told.emails.map(({ to, template }) => [to, template])).toEqual([
      [email, 'email_alterado'],
      [email, 'conta_em_espera'],
    ])
  })

  it('of whom a sheet brings is nobody’s yet', async () => {
    const { id, contasTrocadas } = await byMarta().prepare(
      await sheetOf({
        ...OLDER,
        cpf: inventedCpf(900),
        nome: 'Iracema de Souza',
        matricula: '790001',
        email: '',
      }),
    )
    expect(contasTrocadas).toBe(0)
    expect((await byMarta().apply(id)).resultado).toMatchObject({ aplicadas: 1 })
  })
})

it.each([['FERNANDA ROCHA'], ['Fernánda  rocha'], ['Ferna\u0301nda Rocha']])(
  'a name that is spelt %j is no other',
  async (nome) => {
    await test.database.update(people).set({ name: 'Fernánda Rocha' }).where(eq(people.id, personId))
    expect((await byMarta().prepare(await sheetOf({ nome }))).linhas).toMatchObject({
      alteradas: 0,
      iguais: 1,
    })
  },
)

it('an e-mail in capitals is no other', async () => {
  await test.database.update(people).set({ email: 'Fernanda@Exemplo.example' }).where(eq(people.id, personId))
  const { linhas } = await byMarta().prepare(await sheetOf({ email: 'fernanda@exemplo.example' }))
  expect(linhas).toMatchObject({ alteradas: 0, iguais: 1 })
})

describe('an enrolment', () => {
  const reasons = async (text: string, resultado: string) => {
    const { id } = await byMarta().prepare(text)
    return (await rowsOf(id, resultado)).flatMap(({ problemas }) => problemas.map(({ texto }) => texto))
  }

  it('without its zeros is asked for, and one more is told', async () => {
    await test.database
      .update(planLinks)
      .set({ enrolment: '0007770' })
      .where(eq(planLinks.enrolment, '700112'))
    const sheet = async (over: Readonly<Record<string, string>>) => {
      await test.database
        .update(planLinks)
        .set({ enrolment: '700112' })
        .where(eq(planLinks.enrolment, '0007770'))
      const text = await sheetOf(over)
      await test.database
        .update(planLinks)
        .set({ enrolment: '0007770' })
        .where(eq(planLinks.enrolment, '700112'))
      return text
    }
    expect(await reasons(await sheet({ matricula: '7770' }), 'recusadas')).toEqual([
      'No portal a matrícula desta pessoa é 0007770. Se for a mesma, escreva-a com os zeros.',
    ])
    expect(
      await reasons(await sheet({ matricula: '7770', cpf: inventedCpf(901), nome: 'Iracema' }), 'recusadas'),
    ).toEqual(['A matrícula 0007770 deste plano é de outra pessoa e só difere nos zeros. Confira o número.'])
    expect(await reasons(await sheet({ matricula: '799999' }), 'avisos')).toEqual([
      'Esta pessoa já tem a matrícula 0007770 aberta neste plano, no portal ou nesta planilha. A linha cria mais uma.',
    ])
    const [header, row] = (await sheet({ matricula: '799998', cpf: inventedCpf(902) })).split('\n')
    const twice = [header, row, row?.replace('799998', '799997')].join('\n')
    expect(await reasons(twice, 'avisos')).toEqual([
      'Esta pessoa já tem a matrícula 799998 aberta neste plano, no portal ou nesta planilha. A linha cria mais uma.',
    ])
  })
})

it('the same bytes come once more with a reason', async () => {
  const sheet = await sheetOf({ patrocinadora: 'Exemplo S.A.' })
  const { id } = await byMarta().prepare(sheet)
  await byMarta().apply(id)
  await test.database.update(planLinks).set({ sponsor: 'Outra' }).where(eq(planLinks.enrolment, '700112'))
  expect((await byMarta().send(sheet)).problem.campos?.arquivo).toMatch(/libere o arquivo/)
  const release = (motivo: string) =>
    test.call(liberarImportacao, { token: marta, body: { tipo, idImportacao: id, motivo } })
  expect((await release('  já  ')).status).toBe(422)
  const recorded = await recordingActs(test)
  const released = await release('A patrocinadora voltou a ser a da planilha.')
  expect(released.answer.liberada).toMatchObject({ por: { nome: 'Marta Siqueira' } })
  expect(await recorded('import.released')).toHaveLength(1)
  const again = await byMarta().prepare(sheet)
  expect(again).toMatchObject({ linhas: { alteradas: 1 } })
  expect(again.id).not.toBe(id)
  await byMarta().apply(again.id)
  // It was let through once: from now on the new import has it.
  expect((await byMarta().send(sheet)).problem.campos?.arquivo).toMatch(new RegExp(`importação ${again.id}`))
})
