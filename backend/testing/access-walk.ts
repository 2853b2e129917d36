import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { criarConversa, enviarArquivoConversa } from '#contract/conversations/conversations.ts'
import { declararResidencia, enviarComprovanteResidencia } from '#contract/declarations/declarations.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { optarBpd } from '#contract/exits/deferral.ts'
import { pedirEmprestimo } from '#contract/loans/loans.ts'
import { enviarComprovanteEndereco } from '#contract/people/addresses.ts'
import {
  exportarDadosRecadastramento,
  movimentarRequisicao,
  retornarRequisicao,
} from '#contract/requests/requests.ts'
import type { RegistryId } from '#contract/settings/registries.ts'
import { optarRegimeTributacao } from '#contract/taxes/tax-regime.ts'
import { addDays } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { isOpenBill } from '../database/queries/loan-bills.ts'
import { contributionPayments } from '../database/schema/contribution-payments.ts'
import { conversations, messages } from '../database/schema/conversations.ts'
import { deaths, pensions } from '../database/schema/deaths.ts'
import { declarations } from '../database/schema/declarations.ts'
import { dependants } from '../database/schema/dependants.ts'
import { documentReasons } from '../database/schema/document-reasons.ts'
import { files } from '../database/schema/files.ts'
import { emailHolds } from '../database/schema/identity.ts'
import { loanBills, loans } from '../database/schema/loans.ts'
import { onboardings } from '../database/schema/onboardings.ts'
import { paySlips } from '../database/schema/pay-slips.ts'
import { planLinks } from '../database/schema/plans.ts'
import { registryEntries } from '../database/schema/registries.ts'
import { requests } from '../database/schema/requests.ts'
import { savedSimulations } from '../database/schema/saved-simulations.ts'
import { storeDocuments } from '../demo/demo-document.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { registryDocuments } from '../demo/registry-documents.ts'
import { writeDocuments } from '../demo/writers/write-documents.ts'
import { DemoCpf } from './demo-people.ts'
import type { CallInput } from './http-client.ts'
import { keepCertificateOf, keepSelfieOf } from './kept-selfie.ts'
import { smallJpeg } from './small-images.ts'
import type { TestApi } from './test-api.ts'
import { TEST_TODAY } from './test-clock.ts'

/** The values under the names that calls give them on the wire. */
export type WireIds = Readonly<Record<string, string | number>>

/** Somebody whose data is asked for: as a person in one plan, with what there is of theirs. */
export type Victim = { personId: number; cpf: string; token: string; ids: WireIds }

/** A CPF that is good and nobody's. */
const NOBODYS_CPF = '00000000191'
const NOBODYS_ID = 2_000_000_000

/** Input that makes a call be about somebody: the ids of its declaration, and everything in its path. */
export function inputAbout(call: CallDefinition, ids: WireIds): CallInput {
  const { about } = call
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (ids[name] === undefined ? [] : [[name, ids[name]]])))
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const named = namedBy(call).map((field) => field.split('.') as [string, string])
  const inPart = (part: string) => named.filter(([of]) => of === part).map(([, name]) => name)
  const isUpload = call.upload !== undefined
  return {
    params: pick(inPath),
    query: pick('link' in about && about.link === 'params' ? ['idVinculo', 'servico'] : inPart('query')),
    ...(isUpload || call.method === 'GET'
      ? {}
      : {
          body: pick('link' in about && about.link === 'body' ? ['idPessoa', 'idPlano'] : inPart('body')),
        }),
  }
}

/** Fields, as `part.name`, that say what a call is about; of a link, in the part that names it. */
export function namedBy({ about }: CallDefinition): string[] {
  if ('link' in about) return [`${about.link}.idPessoa`, `${about.link}.idPlano`]
  if ('person' in about) return [about.person]
  if ('request' in about) return [about.request]
  if ('conversation' in about) return [about.conversation]
  if ('export' in about) return [about.export]
  return 'file' in about ? [about.file] : []
}

/** The same ids with those that the call is about leading nowhere. */
export function missingIds(call: CallDefinition, ids: WireIds): WireIds {
  const nowhere = (name: string) => {
    if (name === 'cpf') return NOBODYS_CPF
    return typeof ids[name] === 'string' ? randomUUID() : NOBODYS_ID
  }
  const names = namedBy(call).map((field) => field.split('.')[1] ?? '')
  return { ...ids, ...Object.fromEntries(names.map((name) => [name, nowhere(name)])) }
}

/** People of the demo in each of their plans, with something of everything: what the demo lacks is made here. */
export async function walkVictims(api: TestApi): Promise<Victim[]> {
  await giveAnaOneOfEach(api)
  await giveGustavoAnOption(api)
  await letCarlosAskForALoan(api)
  await letAnEmailWait(api)
  await giveCarlosABoleto(api)
  await letHelenaLeaveAPension(api)
  const { database } = api
  const target = { database, storage: api.api.storage }
  await writeDocuments(database, await storeDocuments(target, registryDocuments(TEST_TODAY)))
  const victims: Victim[] = []
  for (const name of [
    'ana',
    'carlos',
    'eduardo',
    'olivia',
    'dulce',
    'igor',
    'gustavo',
    'silvia',
    'cesar',
  ] as const) {
    const cpf = DemoCpf[name]
    const [personId, token] = [await api.personId(cpf), await api.signIn(cpf)]
    const links = await api.database
      .select()
      .from(planLinks)
      .where(eq(planLinks.personId, personId))
      .orderBy(planLinks.id)
    for (const link of links) {
      victims.push({ personId, cpf, token, ids: await idsOf(api, { personId, cpf, link }) })
    }
  }
  return victims
}

type Asked = { personId: number; cpf: string; link: typeof planLinks.$inferSelect }

async function idsOf({ database }: TestApi, { personId, cpf, link }: Asked): Promise<WireIds> {
  const [payment] = await database
    .select({ id: contributionPayments.id })
    .from(contributionPayments)
    .where(
      and(
        eq(contributionPayments.linkId, link.id),
        isNull(contributionPayments.paidOn),
        isNull(contributionPayments.cancelledOn),
        isNotNull(contributionPayments.slipNumber),
      ),
    )
    .orderBy(desc(contributionPayments.dueDate))
  const [bill] = await database
    .select({ id: loanBills.id })
    .from(loanBills)
    .innerJoin(loans, eq(loans.id, loanBills.loanId))
    .where(and(eq(loans.linkId, link.id), isOpenBill))
  const [slip] = await database
    .select({ competence: paySlips.competence })
    .from(paySlips)
    .where(eq(paySlips.linkId, link.id))
    .orderBy(desc(paySlips.competence))
  const registryEntryOf = async (registry: RegistryId, isIt: SQL) => {
    const [entry] = await database
      .select({ id: registryEntries.id })
      .from(registryEntries)
      .where(and(eq(registryEntries.registry, registry), isIt))
    return entry?.id
  }
  const minutesId = await registryEntryOf(
    'atas',
    sql`(${registryEntries.data} ->> 'idPlano')::int = ${link.planId} and ${registryEntries.data} ->> 'publicadaEm' is not null`,
  )
  const supplierId = await registryEntryOf(
    'fornecedores',
    sql`${registryEntries.data} ->> 'documento' is not null`,
  )
  const [declaration] = await database
    .select({ id: declarations.requestId })
    .from(declarations)
    .leftJoin(
      files,
      and(
        eq(files.subjectKind, 'request'),
        eq(files.subjectId, declarations.requestId),
        eq(files.purpose, 'residence-proof'),
      ),
    )
    .where(eq(declarations.personId, personId))
    .orderBy(sql`${files.id} is null`)
  const [request] = await database
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.personId, personId))
    .orderBy(desc(requests.id))
  const [conversation] = await database
    .select({ id: conversations.id })
    .from(conversations)
    .leftJoin(messages, eq(messages.conversationId, conversations.id))
    .leftJoin(files, and(eq(files.subjectKind, 'message'), eq(files.subjectId, messages.id)))
    .where(eq(conversations.personId, personId))
    .orderBy(sql`${files.id} is null`)
  const [simulation] = await database
    .select({ id: savedSimulations.id })
    .from(savedSimulations)
    .where(eq(savedSimulations.linkId, link.id))
  const known = {
    idPessoa: personId,
    cpf,
    idPlano: link.planId,
    idVinculo: link.id,
    idContribuicao: payment?.id,
    idBoleto: bill?.id,
    competencia: slip?.competence,
    ano: 2025,
    idAta: minutesId,
    idFornecedor: supplierId,
    idRequisicao: declaration?.id ?? request?.id,
    idConversa: conversation?.id,
    idSimulacao: simulation?.id,
    formato: 'pdf',
    documento: 'comprovante-bancario',
    tipoDocumento: 'identidade',
    servico: 'alterar-contribuicao',
    uso: 'devolucao',
    ...(await filesOf({ database }, personId)),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as WireIds
}

async function filesOf({ database }: Pick<TestApi, 'database'>, personId: number) {
  const rows = await database
    .select({ id: files.publicId, purpose: files.purpose, subjectKind: files.subjectKind })
    .from(files)
    .where(and(eq(files.ownerId, personId), isNull(files.deletedAt)))
  const idOf = (isIt: (row: (typeof rows)[number]) => boolean) => rows.find(isIt)?.id
  return {
    idComprovante: idOf(({ purpose }) => purpose === 'address-proof'),
    idDocumento: idOf(({ purpose, subjectKind }) => purpose === 'selfie' && subjectKind === 'request'),
    idAnexo: idOf(({ subjectKind }) => subjectKind === 'message'),
    idCertidao: idOf(({ purpose }) => purpose === 'death-certificate'),
    idArquivo: idOf(({ purpose }) => purpose === 'export'),
  }
}

/** Who died is nobody's to walk as: of her is what somebody else's death may not be asked for. */
async function letHelenaLeaveAPension({ database, clock, personId }: TestApi): Promise<void> {
  const helena = await personId(DemoCpf.helena)
  const [link] = await database.select().from(planLinks).where(eq(planLinks.personId, helena))
  const [dependant] = await database.select().from(dependants).where(isNotNull(dependants.linkId))
  const [death] = await database
    .insert(deaths)
    .values({
      personId: helena,
      diedOn: '2026-11-01',
      registeredById: await personId(DemoCpf.luiz),
      createdAt: clock.now(),
    })
    .returning({ id: deaths.id })
  if (!link || !dependant || !death) throw new Error('the walk could not be prepared: no pension')
  await database
    .insert(pensions)
    .values({ deathId: death.id, linkId: link.id, dependantId: dependant.id, points: 100 })
}

/** One of the four options, taken back: it has its form, and stands in the way of no other. */
async function giveGustavoAnOption(api: TestApi): Promise<void> {
  const [token, idPessoa] = [await api.signIn(DemoCpf.gustavo), await api.personId(DemoCpf.gustavo)]
  const body = { idPessoa, idPlano: 1, chaveEnvio: randomUUID(), ciente: true }
  const { idRequisicao } = (await api.call(optarBpd, { token, body })).answer
  const { versao } = (await api.call(retornarRequisicao, { token, params: { idRequisicao } })).answer
  const cancelled = { idRequisicao, versao, idStatus: RequestStatus.cancelled }
  const { status } = await api.call(movimentarRequisicao, { token, body: cancelled })
  if (status !== 200) throw new Error('the walk could not be prepared: the option was not taken back')
}

/** His loan is deducted from his benefit: this instalment is asked for by boleto. */
async function giveCarlosABoleto({ database, clock }: TestApi): Promise<void> {
  const [loan] = await database
    .select({ id: loans.id })
    .from(loans)
    .where(and(isNull(loans.endedOn), eq(loans.collection, 'pay-slip')))
  if (!loan) throw new Error('nobody of the demo has a loan')
  const slip = {
    slipNumber: '90000001',
    portfolio: '109',
    collectionAgency: '0057',
    collectionAccount: '12345',
  }
  await database.insert(loanBills).values({
    ...slip,
    loanId: loan.id,
    purpose: 'instalment',
    way: 'boleto',
    number: 12,
    amount: 899.8,
    dueDate: '2027-07-12',
    issuedAt: clock.now(),
  })
}

/** A renewal that nobody decided yet: what he asked for reads as the contract that it would become. */
async function letCarlosAskForALoan(api: TestApi): Promise<void> {
  const [token, idPessoa] = [await api.signIn(DemoCpf.carlos), await api.personId(DemoCpf.carlos)]
  const asked = { valor: 15_000, parcelas: 24, sistema: 'price', ciente: true } as const
  const body = { idPessoa, idPlano: 1, chaveEnvio: randomUUID(), ...asked }
  const { status } = await api.call(pedirEmprestimo, { token, body })
  if (status !== 200) throw new Error('the walk could not be prepared: no loan was asked for')
}

/** Nelson's, which nobody else answers for. */
async function letAnEmailWait({ database, clock, personId }: TestApi): Promise<void> {
  await database.insert(emailHolds).values({
    personId: await personId(DemoCpf.nelson),
    before: 'nelson.antigo@exemplo.example',
    after: 'nelson@exemplo.example',
    way: 'service-desk',
    changedBy: await personId(DemoCpf.karina),
    begunAt: clock.now(),
    opensOn: addDays(TEST_TODAY, 7),
  })
}

async function giveAnaOneOfEach(api: TestApi): Promise<void> {
  const anas = await api.database
    .select({ linkId: planLinks.id })
    .from(planLinks)
    .where(eq(planLinks.personId, await api.personId(DemoCpf.ana)))
  const through = { version: 1, completedAt: api.clock.now() }
  await api.database.insert(onboardings).values(anas.map(({ linkId }) => ({ linkId, ...through })))
  const [token, idPessoa] = [await api.signIn(DemoCpf.ana), await api.personId(DemoCpf.ana)]
  await keepCertificateOf(api, idPessoa)
  const link = { idPessoa, idPlano: 1 }
  const file = { field: 'arquivo', content: smallJpeg }
  const done = async (made: Promise<{ status: number; bytes: Buffer }>) => {
    const { status, bytes } = await made
    if (status !== 200) throw new Error(`the walk could not be prepared: ${bytes.toString('utf8')}`)
  }
  const attachment = await api.call(enviarArquivoConversa, { token, params: link, file })
  const arquivos = [attachment.answer.id]
  await done(
    api.call(criarConversa, {
      token,
      body: { ...link, assunto: 'Dúvida', mensagem: 'Preciso de ajuda.', chaveEnvio: randomUUID(), arquivos },
    }),
  )
  await done(api.call(enviarComprovanteEndereco, { token, params: { idPessoa }, file }))
  const proof = await api.call(enviarComprovanteResidencia, { token, params: link, file })
  await done(
    api.call(declararResidencia, {
      token,
      body: {
        ...link,
        chaveEnvio: randomUUID(),
        residente_exterior: 'S',
        pais: 'PT',
        codigoPostal: '1000-001',
        nif: '501964843',
        complemento: 'Rua do Ouro, 10',
        comprovante: proof.answer.id,
        comprovanteEmitidoEm: '2026-11-01',
      },
    }),
  )
  await done(
    api.call(optarRegimeTributacao, {
      token,
      body: {
        ...link,
        chaveEnvio: randomUUID(),
        regime: 'regressivo',
        aceitaIrrevogavel: true,
        viuComparacao: true,
        senha: DEMO_PASSWORD,
      },
    }),
  )
  await done(api.call(exportarDadosRecadastramento, { token, query: { idPessoa } }))
  const [request] = await api.database
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.personId, idPessoa))
  await keepSelfieOf(api, idPessoa, request?.id ?? 0)
  await sayWhyDocumentsAreOpened(api, idPessoa)
}

/** Attendants have said why they open what the person sent. */
async function sayWhyDocumentsAreOpened(api: TestApi, ownerId: number): Promise<void> {
  const sent = await api.database.select({ id: files.id }).from(files).where(eq(files.ownerId, ownerId))
  for (const cpf of [DemoCpf.karina, DemoCpf.luiz, DemoCpf.marta]) {
    const attendantId = await api.personId(cpf)
    await api.database.insert(documentReasons).values(
      sent.map(({ id }) => ({
        fileId: id,
        attendantId,
        reason: 'Confere o documento que a pessoa enviou.',
        givenAt: api.clock.now(),
      })),
    )
  }
}
