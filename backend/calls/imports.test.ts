import { eq, sql } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aplicarImportacao,
  arquivoLinhasRecusadas,
  arquivoModeloImportacao,
  conferirImportacao,
  descartarImportacao,
  desfazerImportacao,
  enviarArquivoImportacao,
  retornarImportacao,
  retornarImportacoes,
  retornarLinhasImportacao,
} from '#contract/imports/imports.ts'
import { importColumns } from '#domain/imports/import-sheets.ts'
import { contributionPercentages } from '../database/schema/contributions.ts'
import { people } from '../database/schema/people.ts'
import { planLinks } from '../database/schema/plans.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { importing } from '../testing/import-sheets.ts'
import { importedState } from '../testing/imported-state.ts'
import { csvOf, inventedCpf } from '../testing/invented-rows.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { raiseLevels } from '../testing/raise-levels.ts'
import { recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi
let marta: string
let karina: string

beforeAll(async () => {
  test = await startTestApi()
  marta = await test.signIn(DemoCpf.marta)
  karina = await test.signIn(DemoCpf.karina)
})
afterAll(() => test.close())

const pessoas = () => importing(test, 'pessoas', () => marta)

let next = 1
/** Somebody who is not there yet. */
const person = (over: Record<string, string> = {}): Record<string, string> => {
  const n = next++
  return {
    cpf: inventedCpf(n),
    nome: 'Iracema de Souza',
    data_nascimento: '17/05/1980',
    sexo: 'F',
    email: `iracema${n}@exemplo.com.br`,
    telefone: '(11) 91234-5678',
    plano_id: '1',
    matricula: `8${String(n).padStart(5, '0')}`,
    categoria_id: '1',
    situacao_id: '1',
    data_adesao: '2020-03-01',
    data_admissao: '01/02/2019',
    salario: '9.500,00',
    patrocinadora: 'HP Brasil',
    regime_tributario: 'regressivo',
    perfil: '',
    banco: '341',
    agencia: '0057',
    conta: '12345-7',
    cep: '01310-100',
    logradouro: 'Avenida Paulista',
    numero: '1000',
    complemento: '',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    uf: 'sp',
    ...over,
  }
}

const contents = () => importedState(test)

const rowsOf = async (idImportacao: number, resultado: string) =>
  (
    await test.call(retornarLinhasImportacao, {
      token: marta,
      params: { tipo: 'pessoas', idImportacao },
      query: { resultado },
    })
  ).answer.linhas

describe('a sheet of people', () => {
  it('says what it would do before it writes anything', async () => {
    const before = await contents()
    const [fresh, ana] = [person(), { ...person(), cpf: DemoCpf.ana, matricula: '100234' }]
    const changed = {
      ...Object.fromEntries(Object.keys(ana).map((column) => [column, ''])),
      cpf: ana.cpf,
      nome: 'Ana Beatriz Lima',
      plano_id: '1',
      matricula: '100234',
      categoria_id: '1',
      situacao_id: '1',
      salario: '12.000,00',
      data_nascimento: '',
      data_adesao: '',
    }
    const [known] = await test.database
      .select({ birth: people.birthDate, joined: planLinks.joinedOn })
      .from(people)
      .innerJoin(planLinks, eq(planLinks.personId, people.id))
      .where(eq(planLinks.enrolment, '100234'))
    const { id } = (
      await pessoas().send(
        csvOf([
          fresh,
          { ...changed, data_nascimento: known?.birth ?? '', data_adesao: known?.joined ?? '' },
          person({ cpf: '123.456.789-00' }),
        ]),
      )
    ).answer
    const checked = await pessoas().check(id)
    expect(checked).toMatchObject({
      situacao: 'conferida',
      linhas: { novas: 1, alteradas: 1, iguais: 0, recusadas: 1, avisos: 0 },
      recusas: [{ codigo: 'E03', linhas: 1 }],
    })
    expect((await rowsOf(id, 'mudam')).find(({ resultado }) => resultado === 'alterada')).toMatchObject({
      linha: 3,
      nome: 'Ana Beatriz Lima',
      cpf: '***.982.247-**',
      mudancas: [{ coluna: 'salario', antes: '10000.00', depois: '12000.00' }],
    })
    expect(await rowsOf(id, 'recusadas')).toMatchObject([
      {
        linha: 4,
        cpf: null,
        problemas: [{ coluna: 'cpf', codigo: 'E03', texto: 'CPF inválido. Confira os números.' }],
      },
    ])
    expect(await contents()).toBe(before)
  })

  it('is applied, undone as if it had never been, and applied again', async () => {
    const before = await contents()
    const sheet = csvOf(Array.from({ length: 450 }, () => person()))
    const { id } = await pessoas().prepare(sheet)
    const recorded = await recordingActs(test)
    expect(await pessoas().apply(id)).toMatchObject({
      situacao: 'aplicada',
      resultado: { aplicadas: 450, mudaram: 0 },
    })
    const by = await test.personId(DemoCpf.marta)
    // Nobody's data changed: nobody was there.
    expect(await recorded('person.imported')).toEqual(
      Array.from({ length: 450 }, () => ({ by, about: null })),
    )
    expect(await recorded('import.applied')).toEqual([{ by, about: null }])
    const [one] = await test.database
      .select({ person: people, link: planLinks })
      .from(people)
      .innerJoin(planLinks, eq(planLinks.personId, people.id))
      .where(eq(people.email, `iracema${next - 1}@exemplo.com.br`))
    expect(one).toMatchObject({
      person: { name: 'Iracema de Souza', sex: 'F', onboardingOpen: true },
      link: { taxRegime: 'regressive', joinedOn: '2020-03-01', situationSince: '2020-03-01' },
    })
    const applied = await test.database.$count(planLinks)
    expect((await pessoas().send(sheet)).problem.campos?.arquivo).toMatch(
      /^E13: este arquivo já foi importado/,
    )
    expect(await pessoas().undo(id)).toMatchObject({ situacao: 'desfeita', resultado: { desfeitas: 450 } })
    expect(await contents()).toBe(before)
    expect((await pessoas().send(sheet)).answer).toEqual({ id, repetido: true })
    await pessoas().check(id)
    await pessoas().apply(id)
    expect(await test.database.$count(planLinks)).toBe(applied)
  })

  it('keeps every column that it has: read again it changes nothing', async () => {
    const filled = person({ perfil: 'Conservador', complemento: 'Conjunto 12' })
    expect(Object.keys(filled).toSorted()).toEqual(importColumns.pessoas.map(({ id }) => id).toSorted())
    expect(Object.values(filled)).not.toContain('')
    const applied = async (row: Record<string, string>) => {
      const { id } = await pessoas().prepare(csvOf([row]))
      expect(await pessoas().apply(id)).toMatchObject({ situacao: 'aplicada' })
      // The same bytes would not be taken a second time.
      const backwards = Object.fromEntries(Object.entries(row).toReversed())
      return (await pessoas().prepare(csvOf([backwards]))).linhas
    }
    expect(await applied(filled)).toMatchObject({ novas: 0, alteradas: 0, iguais: 1 })
    // Situation, regime and profile go other ways than a sheet.
    const other = {
      nome: 'Iracema Souza Prado',
      data_nascimento: '18/05/1981',
      sexo: 'M',
      email: 'iracema.prado@exemplo.com.br',
      telefone: '(19) 93333-4444',
      data_adesao: '2021-04-01',
      data_admissao: '01/02/2018',
      salario: '10.500,00',
      patrocinadora: 'HP Campinas',
      cep: '13010-001',
      logradouro: 'Rua Barão de Jaguara',
      numero: '22',
      complemento: 'Sala 3',
      bairro: 'Centro',
      cidade: 'Campinas',
      uf: 'RJ',
    }
    expect(await applied({ ...filled, ...other })).toMatchObject({ novas: 0, alteradas: 0, iguais: 1 })
  })

  it('changes whom it names, tells a new e-mail to both addresses, and takes back what it changed', async () => {
    const row = person()
    const { id: first } = await pessoas().prepare(csvOf([row]))
    await pessoas().apply(first)
    const personId = await test.personId(row.cpf ?? '')
    const before = await contents()
    const changed = {
      ...row,
      email: 'nova@exemplo.com.br',
      salario: '11000',
      cidade: 'Campinas',
      telefone: '1133334444',
    }
    const { id } = await pessoas().prepare(csvOf([changed]))
    expect((await rowsOf(id, 'mudam'))[0]?.mudancas.map(({ coluna }) => coluna)).toEqual([
      'email',
      'telefone',
      'salario',
      'cidade',
    ])
    const told = await notifiedWhile(test, personId, () => pessoas().apply(id))
    expect(told.titles).toEqual(['E-mail alterado'])
    expect(told.emails.map(({ to }) => to)).toEqual([row.email])
    const recorded = await recordingActs(test)
    await pessoas().undo(id)
    expect(await recorded('person.import-undone')).toMatchObject([{ about: personId }])
    expect(await contents()).toBe(before)
  })

  it('is not undone while something hangs on it, and says what', async () => {
    const [one, other] = [person(), person()]
    const { id } = await pessoas().prepare(csvOf([one, other]))
    await pessoas().apply(id)
    const applied = await contents()
    const [link] = await test.database
      .select({ id: planLinks.id })
      .from(planLinks)
      .where(eq(planLinks.enrolment, other.matricula ?? ''))
    const linkId = link?.id ?? 0
    await test.database.insert(contributionPercentages).values({
      linkId,
      basicPercent: 4,
      supplementaryPercent: 0,
      validFrom: '2026-12',
    })
    await test.database
      .update(people)
      .set({ name: 'Outra Pessoa' })
      .where(eq(people.cpf, one.cpf ?? ''))
    expect(await pessoas().undo(id)).toMatchObject({
      situacao: 'aplicada',
      impedimentos: [
        { motivo: 'Há contribuições escolhidas.', linhas: 1, linha: 3 },
        { motivo: 'O que a planilha gravou foi alterado depois.', linhas: 1, linha: 2 },
      ],
    })
    await test.database.delete(contributionPercentages).where(eq(contributionPercentages.linkId, linkId))
    await test.database
      .update(people)
      .set({ name: one.nome ?? '' })
      .where(eq(people.cpf, one.cpf ?? ''))
    expect(await contents()).toBe(applied)
    expect((await pessoas().undo(id)).situacao).toBe('desfeita')
  })

  it('keeps the name and the CPF of whom somebody looked up, since the record of accesses names them', async () => {
    const row = person()
    const { id } = await pessoas().prepare(csvOf([row]))
    await pessoas().apply(id)
    const subjectId = await test.personId(row.cpf ?? '')
    await test.database.execute(sql`
      insert into audit_entries (subject_id, action, entity, entity_id, at, request_id)
      values (${subjectId}, 'person.looked-up', 'person', '1', now(), 'teste')`)
    expect((await pessoas().undo(id)).situacao).toBe('desfeita')
    const [left] = await test.database.select().from(people).where(eq(people.id, subjectId))
    expect(left).toMatchObject({ email: null, birthDate: null, onboardingOpen: false })
    expect(await test.database.$count(planLinks, eq(planLinks.personId, subjectId))).toBe(0)
  })

  it('leaves a row alone that would change something else than was seen', async () => {
    const row = person()
    const { id: first } = await pessoas().prepare(csvOf([row]))
    await pessoas().apply(first)
    const { id } = await pessoas().prepare(csvOf([{ ...row, nome: 'Iracema Lopes' }]))
    await test.database
      .update(people)
      .set({ name: 'Iracema Prado' })
      .where(eq(people.cpf, row.cpf ?? ''))
    expect((await pessoas().apply(id)).resultado).toMatchObject({ aplicadas: 0, mudaram: 1 })
    expect(await rowsOf(id, 'deixadas')).toMatchObject([{ linha: 2, feito: 'mudou' }])
  })

  it('brings one person with two enrolments once', async () => {
    const one = person()
    const { id } = await pessoas().prepare(csvOf([one, { ...one, plano_id: '7', matricula: '899999' }]))
    await pessoas().apply(id)
    expect(await test.database.$count(people, eq(people.cpf, one.cpf ?? ''))).toBe(1)
    expect((await pessoas().undo(id)).resultado).toMatchObject({ desfeitas: 2 })
    expect(await test.database.$count(people, eq(people.cpf, one.cpf ?? ''))).toBe(0)
  })

  it('refuses by their codes what only the records know', async () => {
    const ana = { ...person(), cpf: DemoCpf.ana, matricula: '100234', regime_tributario: '' }
    const { id } = await pessoas().prepare(
      csvOf([
        person({ cpf: DemoCpf.karina }),
        person({ matricula: '100871' }),
        { ...ana, situacao_id: '6' },
        { ...ana, matricula: '100234', plano_id: '9' },
        person({ categoria_id: '5', situacao_id: '6' }),
      ]),
    )
    const codes = (await rowsOf(id, 'recusadas')).map(({ linha, problemas }) => [
      linha,
      ...problemas.map(({ codigo, motivo }) => `${codigo} ${motivo}`),
    ])
    expect(codes).toEqual([
      [2, 'E06 colleague'],
      [3, 'E06 other-person'],
      [4, 'E08 other-situation'],
      [5, 'E07 plan'],
      [6, 'E08 pair'],
    ])
  })
})

describe('a file', () => {
  it.each([
    ['nothing but a header', 'cpf;nome\r\n', 422],
    ['no text at all', Buffer.from([0, 1, 2, 3]), 415],
  ])('with %s is refused', async (_, content, status) => {
    expect((await pessoas().send(content)).status).toBe(status)
  })

  it('whose columns have other names is matched by them, and asks for those that are missing', async () => {
    const { cpf, nome, ...rest } = person()
    const { id } = (
      await pessoas().send(csvOf([{ 'Nr. CPF': cpf ?? '', 'Nome completo': nome ?? '', ...rest }]))
    ).answer
    const { colunas } = await pessoas().read(id)
    expect(colunas).toMatchObject({ cpf: 0, nome: 1 })
    const asked = await test.call(conferirImportacao, {
      token: marta,
      body: { tipo: 'pessoas', idImportacao: id, colunas: { ...colunas, matricula: null, uf: 0 } },
    })
    expect(asked.problem.campos).toEqual({
      'colunas.matricula': 'E01: escolha a coluna do arquivo que tem esta informação.',
      'colunas.uf': 'Esta coluna do arquivo já foi escolhida para outra informação.',
    })
  })

  it('as a template has the columns of its kind, as a workbook and as a CSV', async () => {
    const names = importColumns.pessoas.map(({ id }) => id)
    const file = (formato: string) =>
      test.call(arquivoModeloImportacao, { token: karina, params: { tipo: 'pessoas', formato } })
    const [head] = await readSheet((await file('xlsx')).bytes, 1)
    expect(head).toEqual(names)
    expect((await file('csv')).bytes.toString('utf8')).toBe(`\uFEFF${names.join(';')}\r\n`)
  })

  it('gives back the refused rows alone, with their reasons, and is taken again once they are mended', async () => {
    const [bad, good] = [person({ cpf: '111', data_adesao: '31/02/2020', salario: 'a combinar' }), person()]
    const { id } = await pessoas().prepare(csvOf([bad, good]))
    const recorded = await recordingActs(test)
    const { bytes } = await test.call(arquivoLinhasRecusadas, {
      token: marta,
      params: { tipo: 'pessoas', idImportacao: id },
    })
    expect(await recorded('import.refused-rows-downloaded')).toHaveLength(1)
    const [head, row, ...others] = await readSheet(bytes, 1)
    expect(others).toEqual([])
    expect(head?.slice(-2)).toEqual(['linha', 'motivos'])
    expect(row?.at(-2)).toBe('2')
    expect(row?.at(-1)).toMatch(
      /^E03 cpf: CPF inválido\. Confira os números\. E04 data_adesao: Este dia não existe/,
    )
    // A value that could not be read stands there as it was written.
    expect(row).toEqual(expect.arrayContaining(['111', '31/02/2020', 'a combinar']))
    const again = await pessoas().prepare(bytes)
    expect(again.linhas).toMatchObject({ novas: 0, recusadas: 1 })
  })
})

describe('who may', () => {
  it('a level that an administrator raised refuses to prepare, to see rows, to apply and to undo, not to know of it', async () => {
    const { id } = await pessoas().prepare(csvOf([person()]))
    await raiseLevels(test, 'importar-pessoas', { edit: 2, publish: 3 })
    const body = { tipo: 'pessoas', idImportacao: id }
    const params = body
    const before = await contents()
    const statuses = await Promise.all([
      test.call(retornarImportacoes, { token: karina, params: { tipo: 'pessoas' } }),
      test.call(retornarImportacao, { token: karina, params }),
      test.call(retornarLinhasImportacao, { token: karina, params, query: { resultado: 'mudam' } }),
      test.call(arquivoLinhasRecusadas, { token: karina, params }),
      test.call(enviarArquivoImportacao, {
        token: karina,
        params: { tipo: 'pessoas' },
        file: { field: 'arquivo', content: Buffer.from(csvOf([person()])) },
      }),
      test.call(aplicarImportacao, { token: karina, body: { ...body, novas: 1, alteradas: 0 } }),
      test.call(desfazerImportacao, { token: karina, body }),
      test.call(descartarImportacao, { token: karina, body }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 403, 403, 403, 403, 403, 403])
    // Salaries are of the same setting; the same number is no import of that kind.
    const other = await test.call(descartarImportacao, { token: marta, body: { ...body, tipo: 'salarios' } })
    expect(other.status).toBe(404)
    expect(await contents()).toBe(before)
    const stale = await test.call(aplicarImportacao, {
      token: marta,
      body: { ...body, novas: 2, alteradas: 0 },
    })
    expect(stale.problem).toMatchObject({ status: 409, codigo: 'versao-desatualizada' })
    const gone = await test.call(descartarImportacao, { token: marta, body })
    expect(gone.answer.situacao).toBe('descartada')
    await raiseLevels(test, 'importar-pessoas', { edit: 1, publish: 1 })
  })
})
