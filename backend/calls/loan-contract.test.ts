import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { retornarDocumentosEmitidos } from '#contract/documents/documents.ts'
import { arquivoContratoEmprestimo } from '#contract/loans/loan-contract.ts'
import { pedirEmprestimo, retornarEmprestimos } from '#contract/loans/loans.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { codeText } from '#contract/value-text.ts'
import { loanContracts, loanInstalments, loans } from '../database/schema/loans.ts'
import { requests } from '../database/schema/requests.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** Carlos renews his loan: what he asked for reads as a proposal, what was granted as a contract that nothing changes any more. */

let test: TestApi
let token: string
let idPessoa: number
beforeAll(async () => {
  test = await startTestApi()
  ;[token, idPessoa] = [await test.signIn(DemoCpf.carlos), await test.personId(DemoCpf.carlos)]
})
afterAll(() => test.close())

const link = () => ({ idPessoa, idPlano: 1 })
const ask = (sistema: 'price' | 'sac') =>
  test.call(pedirEmprestimo, {
    token,
    body: { ...link(), chaveEnvio: randomUUID(), valor: 15_000, parcelas: 24, sistema, ciente: true },
  })
const contractOf = (idRequisicao: number, asWhom = token) =>
  test.call(arquivoContratoEmprestimo, { token: asWhom, params: { idRequisicao } })
const stateOf = async (idRequisicao: number) =>
  (await test.call(retornarRequisicao, { token, params: { idRequisicao } })).answer.contrato

async function textOf(idRequisicao: number): Promise<string> {
  const { bytes, status } = await contractOf(idRequisicao)
  expect(status).toBe(200)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')
}

async function move(cpf: string, idRequisicao: number, wanted: { idStatus: number; etapa?: number }) {
  const mover = await test.signIn(cpf)
  const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token: mover })).answer
  const body = { idRequisicao, versao, ...wanted }
  expect((await test.call(movimentarRequisicao, { body, token: mover })).status).toBe(200)
}

const amount = (value: number | null) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(value ?? 0)

it('reads as a proposal with every figure of what was asked, and as nothing once it is taken back', async () => {
  const { answer } = await ask('sac')
  const { dados, protocolo, codigo, idRequisicao } = answer
  expect(await stateOf(idRequisicao)).toBe('proposta')
  const text = await textOf(idRequisicao)
  const figures = [dados.iof, dados.taxaQuitacao, dados.quitaAnterior, dados.liquido, dados.parcela]
  for (const said of [
    'Proposta de contrato de mútuo',
    'Aguarda decisão',
    'que diminuem',
    '15.000,00',
    '111.444.777-35',
    protocolo,
    `${String(dados.cet).replace('.', ',')}%`,
    ...figures.map(amount),
  ])
    expect(text).toContain(said)
  expect(text.replaceAll(' ', '')).toContain(codeText(codigo).replaceAll(' ', ''))
  await move(DemoCpf.carlos, idRequisicao, { idStatus: 7 })
  expect(await stateOf(idRequisicao)).toBeNull()
  expect((await contractOf(idRequisicao)).status).toBe(404)
})

it('is kept as it was contracted, whatever becomes of the instalments, and is found where the loan is', async () => {
  const { answer } = await ask('price')
  const { idRequisicao, dados } = answer
  await move(DemoCpf.karina, idRequisicao, { idStatus: 2 })
  await move(DemoCpf.karina, idRequisicao, { idStatus: 2, etapa: 2 })
  await move(DemoCpf.luiz, idRequisicao, { idStatus: 5 })
  expect(await stateOf(idRequisicao)).toBe('contrato')
  const text = await textOf(idRequisicao)
  for (const said of [
    'Contrato de mútuo',
    'Renovação. Este empréstimo quita o anterior, liberado em 21/07/2026',
    'autoriza o desconto de cada parcela no seu benefício',
    'Garantia.',
    'Quitação antecipada.',
    'multa de 2%',
    '10/12/2026',
    amount(dados.liquido),
    amount(dados.quitaAnterior),
    amount(dados.totalPago),
  ])
    expect(text).toContain(said)
  const [kept] = await test.database.select().from(loanContracts)
  expect(text.replaceAll(' ', '')).toContain(kept?.digest)

  // Nothing of what holds now changes what was agreed to.
  await test.database.update(loanInstalments).set({ interest: 0, amortisation: 1, amount: 1 })
  const without = (read: string) => read.replaceAll(/Emitido em [^.]*?\d\d:\d\d/g, '')
  expect(without(await textOf(idRequisicao))).toBe(without(text))

  const { vigente } = (await test.call(retornarEmprestimos, { token, params: link() })).answer
  expect(vigente).toMatchObject({
    idRequisicao,
    quitou: dados.quitaAnterior,
    liquido: dados.liquido,
    iof: dados.iof,
    taxaQuitacao: dados.taxaQuitacao,
  })
  const { documentos } = (await test.call(retornarDocumentosEmitidos, { token, params: link() })).answer
  expect(documentos).toContainEqual(
    expect.objectContaining({ tipo: 'contrato-emprestimo', referencia: String(idRequisicao) }),
  )
  await expect(test.database.update(loanContracts).set({ content: '{}' })).rejects.toMatchObject({
    cause: { code: 'PL001' },
  })
})

it('is none of somebody else, of another request, or of a loan that was signed outside the portal', async () => {
  const [loan] = await test.database.select().from(loans).where(eq(loans.amount, 15_000))
  expect((await contractOf(loan?.requestId ?? 0, await test.signIn(DemoCpf.ana))).status).toBe(404)
  const others = await test.database.select().from(requests).where(eq(requests.personId, idPessoa))
  for (const { id } of others.filter((one) => one.id !== loan?.requestId)) {
    const { status, problem } = await contractOf(id)
    expect([status, problem?.detail]).toEqual([404, expect.stringContaining('peça uma via ao atendimento')])
  }
})
