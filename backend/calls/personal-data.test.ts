import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstFatca, firstPep } from '#contract/declarations/declaration-values.ts'
import { alterarTelefones } from '#contract/people/personal-profile.ts'
import { arquivoMeusDados, solicitarExclusaoDados } from '#contract/records/personal-data.ts'
import { movimentarRequisicao } from '#contract/requests/requests.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { personContacts } from '../database/schema/contacts.ts'
import { dependants } from '../database/schema/dependants.ts'
import { drafts } from '../database/schema/drafts.ts'
import { investmentProfileResults } from '../database/schema/investment-profile-choices.ts'
import { investmentProfiles } from '../database/schema/investment-profiles.ts'
import { onboardingAnswers, onboardings } from '../database/schema/onboardings.ts'
import { people } from '../database/schema/people.ts'
import { planLinks } from '../database/schema/plans.ts'
import { personalDetails } from '../database/schema/re-registrations.ts'
import { requests } from '../database/schema/requests.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { dataSections } from '../usecases/records/personal-data/collect-personal-data.ts'

let api: TestApi
let token: string
let idPessoa: number

beforeAll(async () => {
  api = await startTestApi()
  token = await api.signIn(DemoCpf.carlos)
  idPessoa = await api.personId(DemoCpf.carlos)
})
afterAll(() => api.close())

const file = (formato: string, as = token) =>
  api.call(arquivoMeusDados, { token: as, params: { idPessoa, formato } })

/**
 * Tables with a person or a plan link in them that are not told: secrets, what lives for minutes, and what is about the work of
 * attendants rather than about them as people.
 */
const omittedTables: Readonly<Record<string, string>> = {
  credentials: 'the hash of the password opens the account',
  password_links: 'hashes of tokens',
  known_devices: 'hashes of tokens; sign-ins are told with the family of their device',
  registry_entries: 'names the attendant who published it',
  theme_versions: 'names the attendant who published it',
  profile_versions: 'names the attendant who published it',
  quota_values: 'names the attendant who told it',
  email_texts: 'names the attendant who published it',
  service_desk_reads: 'what an attendant has looked at of the queue',
  theme_drafts: 'work of an attendant',
  dated_rules: 'names the attendant who published it',
  rule_drafts: 'work of an attendant',
  payment_clearings:
    'names the attendants who prepared and decided it; what was paid is told with the contributions',
  debit_files: 'names the attendant who had it written; each debit is told with the contributions',
  imports: 'names the attendants who sent, applied and undid it; what it wrote is told where it stands',
  request_checks: 'names the attendant who looked at it',
  case_locks: 'who works on a request right now, gone two minutes later',
  case_notes:
    'work of attendants, which may say what the law forbids to tell (Lei 9.613/1998, art. 11, II); given out by a person after a look (decision 126)',
  announcements: 'names the attendant who sent it; what it said is told with the notifications',
  request_exports: 'spreadsheets on their way, gone within an hour of their end',
  desk_acts: 'work of an attendant, gone a day later; what was done is told with the requests',
  request_views: 'work of an attendant',
  request_centre_preferences: 'work of an attendant',
  presences: 'who is connected right now, gone a minute and a half later',
  open_exclusions: 'kinds of the open requests, which are told themselves',
}

/** Drafts: Carlos's of a request and of a step of a first access, and Karina's of another request in his name. */
async function fillInForCarlos() {
  const [link] = await api.database.select().from(planLinks).where(eq(planLinks.personId, idPessoa))
  const savedAt = api.clock.now()
  await api.database.insert(drafts).values([
    {
      subject: `solicitacao:pep:${link?.id}:nova`,
      ownerId: idPessoa,
      data: { cargo: 'Vereador' },
      savedAt,
    },
    {
      subject: `solicitacao:benefit-request:${link?.id}:nova`,
      ownerId: await api.personId(DemoCpf.karina),
      data: { opção: 'renda' },
      savedAt: new Date(savedAt.getTime() - 1000),
    },
    {
      subject: `primeiro-acesso:${link?.id}:4`,
      ownerId: idPessoa,
      data: { bairro: 'Centro' },
      savedAt: new Date(savedAt.getTime() - 2000),
    },
  ])
}

describe('arquivoMeusDados', () => {
  it('tells of every table that refers to a person or a plan link, or says why not', async () => {
    const { rows } = await api.database.execute<{ name: string }>(sql`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid in ('people'::regclass, 'plan_links'::regclass, 'requests'::regclass)`)
    const known = new Set([...dataSections.flatMap(({ tables }) => tables), ...Object.keys(omittedTables)])
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  })

  it('is JSON for programs, with the person’s own rows and no secret', async () => {
    const { status, headers, bytes } = await file('json')
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('meus_dados_2026-11-11.json'),
    ])
    const told = JSON.parse(bytes.toString()) as {
      titular: string
      secoes: { titulo: string; registros: Record<string, unknown>[] }[]
    }
    expect(told.titular).toBe('Carlos Eduardo Nunes')
    const section = (title: string) => told.secoes.find(({ titulo }) => titulo === title)?.registros ?? []
    expect(section('Cadastro')[0]).toMatchObject({ Nome: 'Carlos Eduardo Nunes', CPF: '111.444.777-35' })
    expect(section('Planos e matrículas')).toMatchObject([{ Plano: 'HPE', Matrícula: '100871' }])
    expect(section('Pagamentos de benefício').length).toBeGreaterThan(0)
    expect(section('Movimentos do saldo').length).toBeGreaterThan(0)
    expect(section('Acessos ao portal')).toHaveLength(1)
    const text = bytes.toString()
    expect(text).not.toContain('$argon2id')
    expect(text).not.toContain('Ana Beatriz')
  })

  it('tells what only a sheet of people fills in', async () => {
    await api.database.update(people).set({ sex: 'M' }).where(eq(people.id, idPessoa))
    await api.database
      .update(planLinks)
      .set({ sponsor: 'HP Brasil', employedOn: '1990-02-01' })
      .where(eq(planLinks.personId, idPessoa))
    const { secoes } = JSON.parse((await file('json')).bytes.toString()) as {
      secoes: { titulo: string; registros: Record<string, unknown>[] }[]
    }
    const section = (title: string) => secoes.find(({ titulo }) => titulo === title)?.registros
    expect(section('Cadastro')).toMatchObject([{ Sexo: 'Masculino' }])
    expect(section('Planos e matrículas')).toMatchObject([
      { Patrocinadora: 'HP Brasil', 'Admissão na patrocinadora': '1990-02-01' },
    ])
  })

  it('tells what is being filled in as it would be told once sent', async () => {
    const draft = {
      contatos: { resposta: 'certo', valores: null },
      banco: { resposta: 'mudou', valores: { banco: '341', agencia: '0057', conta: '12345-7' } },
    }
    await api.database
      .insert(drafts)
      .values({ subject: 'recadastramento', ownerId: idPessoa, data: draft, savedAt: api.clock.now() })
    const { secoes } = JSON.parse((await file('json')).bytes.toString()) as {
      secoes: { titulo: string; registros: Record<string, unknown>[] }[]
    }
    expect(secoes.find(({ titulo }) => titulo === 'Formulários em preenchimento')?.registros).toEqual([
      {
        Assunto: 'Recadastramento',
        'Preenchido por': 'Carlos Eduardo Nunes',
        'Guardado em': api.clock.now().toISOString(),
        'Enviado ou recomeçado em': null,
        Respostas: {
          'Contatos · Resposta': 'Confirmado',
          'Conta bancária · Resposta': 'Alterado',
          'Conta bancária · Banco': 'Itaú',
          'Conta bancária · Agência': '0057',
          'Conta bancária · Conta': '12345-7',
        },
      },
    ])
  })

  it('tells what was filled in of requests for the person, by whomever, and nothing that an attendant fills in for others', async () => {
    await fillInForCarlos()
    const { secoes } = JSON.parse((await file('json')).bytes.toString()) as {
      secoes: { titulo: string; registros: Record<string, unknown>[] }[]
    }
    const told = secoes.find(({ titulo }) => titulo === 'Formulários em preenchimento')?.registros
    expect(told?.filter(({ Assunto }) => Assunto !== 'Recadastramento')).toMatchObject([
      {
        Assunto: 'Pessoa exposta politicamente',
        'Preenchido por': 'Carlos Eduardo Nunes',
        Respostas: { Cargo: 'Vereador' },
      },
      {
        Assunto: 'Solicitar benefício',
        'Preenchido por': 'Karina Alves',
        Respostas: { Opção: 'renda' },
      },
      { Assunto: 'Primeiro acesso: Endereço', Respostas: { Bairro: 'Centro' } },
    ])
    const karina = await api.signIn(DemoCpf.karina)
    const own = { idPessoa: await api.personId(DemoCpf.karina), formato: 'json' }
    const copy = await api.call(arquivoMeusDados, { token: karina, params: own })
    expect([copy.status, copy.bytes.toString().includes('renda')]).toEqual([200, false])
  })

  it('tells dependants, declarations, first access and questionnaire in words, and no whole CPF of others', async () => {
    const values = {
      motherName: 'Rosa Nunes',
      maritalStatus: 'uniao-estavel',
      document: '1',
      documentIssuer: 'SSP',
      declarations: {
        pep: firstPep({ ppe: 'N', exposicao: null }),
        fatca: { ...firstFatca(undefined), cidadeNascimento: 'Santos', pessoaEstadosUnidos: 'N' },
      },
      updatedAt: api.clock.now(),
    }
    await api.database
      .insert(personalDetails)
      .values({ personId: idPessoa, ...values })
      .onConflictDoUpdate({ target: personalDetails.personId, set: values })
    const [link] = await api.database.select().from(planLinks).where(eq(planLinks.personId, idPessoa))
    const linkId = link?.id ?? 0
    await api.database.insert(dependants).values({
      personId: idPessoa,
      type: 2,
      linkId,
      name: 'Bia Nunes',
      cpf: '52998224725',
      birthDate: '2015-03-02',
      kinship: 'filho',
      share: 100,
      isStudent: false,
      isDisabled: false,
      validFrom: '2026-01-02',
      createdAt: api.clock.now(),
    })
    await api.database.insert(onboardings).values({ linkId, version: 1 }).onConflictDoNothing()
    const step = { linkId, skipped: false, savedAt: api.clock.now() }
    await api.database
      .insert(onboardingAnswers)
      .values([
        { ...step, step: 3, metadata: { incomeRange: 2 } },
        { ...step, step: 6, metadata: { outra: 'forma' } },
      ])
      .onConflictDoNothing()
    const [profile] = await api.database.select().from(investmentProfiles).limit(1)
    await api.database.insert(investmentProfileResults).values({
      linkId,
      questionnaireVersion: 1,
      answers: {},
      score: 7,
      profileByScore: profile?.id ?? 0,
      profileId: profile?.id ?? 0,
      appliedCaps: [],
      answeredOn: '2026-11-11',
      validUntil: '2028-11-11',
    })
    const pdf = await getDocumentProxy(new Uint8Array((await file('pdf')).bytes))
    const written = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
    for (const said of [
      'União estável',
      'Nome Bia Nunes CPF ***.982.247-** Nascimento 02/03/2015 Parentesco Filho(a)',
      'Você é cidadão ou residente fiscal dos EUA?: Não',
      'De R$ 3.000 a R$ 4.999',
      'Guardado em um formato que não pode ser mostrado aqui.',
    ])
      expect(written).toContain(said)
    expect(written).not.toMatch(/[{}]|529\.?982\.?247|participant-|uniao-|incomeRange|\bppe\b|undefined/)
  })

  it('is a tagged PDF to read, and its download is recorded', async () => {
    const { bytes } = await file('pdf')
    expect(bytes.toString('latin1')).toContain('/StructTreeRoot')
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text).toContain('Carlos Eduardo Nunes')
    expect(text).toContain('Matrícula')
    expect(text).toContain('Não há registros.')
    const rows = await api.database.select().from(auditEntries).where(eq(auditEntries.subjectId, idPessoa))
    expect(rows.filter(({ action }) => action === 'personal-data.downloaded').length).toBeGreaterThan(0)
  })

  it('is for the person alone', async () => {
    expect((await file('pdf', await api.signIn(DemoCpf.ana))).status).toBe(404)
    expect((await file('pdf', await api.signIn(DemoCpf.marta))).status).toBe(403)
    expect((await file('doc')).status).toBe(422)
  })
})

describe('solicitarExclusaoDados', () => {
  const ask = (body: Record<string, unknown> = {}) =>
    api.call(solicitarExclusaoDados, {
      token,
      body: { idPessoa, idPlano: 1, chaveEnvio: randomUUID(), alcance: 'tudo', motivo: '', ...body },
    })

  it('is a request that the service desk decides; granted, the telephones go, and what was not sent', async () => {
    await api.call(alterarTelefones, { token, body: { idPessoa, celular: '11912345678', fixo: '' } })
    const { answer } = await ask()
    expect(answer.status.nome).toBe('Recebida')
    expect((await ask()).status).toBe(409)
    const [stored] = await api.database.select().from(requests).where(eq(requests.id, answer.idRequisicao))
    const attendant = await api.signIn(DemoCpf.luiz)
    const recorded = await recordingActs(api)
    let versao = stored?.version ?? 0
    for (const idStatus of [2, 5]) {
      const moved = await api.call(movimentarRequisicao, {
        token: attendant,
        body: { idRequisicao: answer.idRequisicao, idStatus, versao },
      })
      expect(moved.status).toBe(200)
      versao += 1
    }
    expect(await recorded('personal-data.erased')).toEqual([
      { by: await api.personId(DemoCpf.luiz), about: idPessoa },
    ])
    const left = await api.database.select().from(personContacts).where(eq(personContacts.personId, idPessoa))
    expect(left).toEqual([])
    const subjects = await api.database.select({ subject: drafts.subject }).from(drafts)
    expect(subjects.filter(({ subject }) => /^(solicitacao|primeiro-acesso):/.test(subject))).toEqual([])
  })

  it.each([
    ['an unknown scope', { alcance: 'o-plano' }],
    ['a reason that is too long', { motivo: 'x'.repeat(501) }],
    ['control characters', { motivo: 'a\u0000b' }],
  ])('refuses %s and files nothing', async (_, body) => {
    const before = await api.database.$count(requests)
    expect((await ask(body)).status).toBe(422)
    expect(await api.database.$count(requests)).toBe(before)
  })
})
