import * as v from 'valibot'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { defineCall } from '../define-call.ts'
import { competence, id, idText, submissionKey, typedDate } from '../formats.ts'
import { type UndeductedReason, undeductedReasons } from './loan-deductions.text.ts'

const money = v.number()
const anyAttendant = { kind: 'attendant', minimumLevel: settingRights.read } as const
const SETTING = 'baixas-contribuicoes'

/**
 * Instalments of loans that the sponsor of a plan was asked to deduct in a month, reais. `recebidas`: handed on; `naoDescontadas`: asked for
 * by boleto instead, or of a contract that has ended; `emAberto`: still to be handed on, until `ate`. `baixa`: a clearing that waits.
 */
const monthOfDeductions = v.object({
  idPlano: id,
  plano: v.string(),
  mes: competence,
  ate: v.string(),
  parcelas: v.number(),
  valor: money,
  recebidas: v.number(),
  valorRecebido: money,
  naoDescontadas: v.number(),
  emAberto: v.number(),
  valorEmAberto: money,
  baixa: v.nullable(id),
})
export type MonthOfDeductions = v.InferOutput<typeof monthOfDeductions>

/** One that is still to be handed on. `parcela`: 'Parcela 4 de 12'; the CPF is masked. */
const deduction = v.object({
  id,
  nome: v.string(),
  cpf: v.string(),
  matricula: v.string(),
  parcela: v.string(),
  valor: money,
})

const monthOfPlan = v.object({ idPlano: idText, mes: competence })

/** Months of all plans, those that wait for money first and then the newest first; two years at most. */
export const retornarDescontosEmprestimo = defineCall({
  method: 'GET',
  path: '/retornarDescontosEmprestimo',
  summary: 'Lista, por plano e mês, as parcelas de empréstimo que a patrocinadora desconta.',
  group: 'Baixas',
  access: anyAttendant,
  about: { nothing: 'scoped-list' },
  answer: v.array(monthOfDeductions),
  problems: [403],
})

/** One month of a plan, with the instalments that are still to be handed on, by name. 404 where nothing was asked for. */
export const retornarDescontosDoMes = defineCall({
  method: 'GET',
  path: '/retornarDescontosDoMes/{idPlano}/{mes}',
  summary: 'Retorna as parcelas de empréstimo a receber da patrocinadora em um mês.',
  group: 'Baixas',
  access: anyAttendant,
  about: { nothing: 'scoped-list' },
  params: monthOfPlan,
  answer: v.object({ ...monthOfDeductions.entries, descontos: v.array(deduction) }),
  problems: [403, 404],
})
export type DeductionsOfMonth = v.InferOutput<typeof retornarDescontosDoMes.answer>

/**
 * Deductions for the sponsor, as CSV with a byte order mark and semicolons: enrolment, CPF, name, contract, instalment, due date, amount.
 */
export const arquivoDescontosEmprestimo = defineCall({
  method: 'GET',
  path: '/arquivoDescontosEmprestimo/{idPlano}/{mes}',
  summary: 'Entrega a planilha das parcelas de empréstimo que a patrocinadora desconta em um mês.',
  group: 'Baixas',
  access: anyAttendant,
  about: { setting: SETTING, act: 'edit' },
  params: monthOfPlan,
  file: 'text/csv',
  problems: [403, 404],
})

/**
 * Deductions that a sponsor handed on for a month: all open ones except those named with a reason. `chaveEnvio`: the same again answers the
 * same.
 */
const deductionsReceived = v.strictObject({
  chaveEnvio: submissionKey,
  idPlano: id,
  mes: competence,
  recebidoEm: typedDate,
  naoDescontadas: v.pipe(
    v.array(
      v.strictObject({
        id,
        motivo: v.picklist(Object.keys(undeductedReasons) as UndeductedReason[], 'Escolha o motivo.'),
      }),
    ),
    v.maxLength(20_000, 'Há parcelas demais em um envio.'),
  ),
})
export type DeductionsReceived = v.InferOutput<typeof deductionsReceived>

/**
 * Prepares the clearing of a month: nothing is recorded before another attendant confirms it. Confirmed, what was deducted pays its
 * instalment, and what was not is asked for by boleto. 409: nothing is open, one waits already, or `chave-ja-usada`.
 */
export const prepararRepasseEmprestimo = defineCall({
  method: 'POST',
  path: '/prepararRepasseEmprestimo',
  summary: 'Prepara a baixa das parcelas que a patrocinadora descontou em um mês.',
  group: 'Baixas',
  access: anyAttendant,
  about: { setting: SETTING, act: 'edit' },
  body: deductionsReceived,
  answer: v.object({ id }),
  problems: [403, 409],
})
