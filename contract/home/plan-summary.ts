import * as v from 'valibot'
import { incomeWords } from '../benefits/wire-words.ts'
import { awaitedAnswer } from '../collection/contribution-payments.ts'
import { paymentPurposeWords } from '../collection/wire-words.ts'
import { declarationStateWords } from '../declarations/wire-words.ts'
import { defineLinkReading } from '../define-call.ts'
import { competence, id, typedDate, wordFor, wordOf } from '../formats.ts'
import { nextPayment } from '../payroll/pay-slips.ts'
import { requestKindSlugs } from '../requests/request-kinds.ts'

const money = v.number()
const day = typedDate
const percent = v.number()

/** Balance by account on a quota date. Amounts in reais; `cotas` with 8 decimals; total = Σ round2(cotas × valorCota). */
const planBalance = v.object({
  total: money,
  participante: money,
  patrocinadora: money,
  portado: money,
  cotas: v.number(),
  valorCota: v.number(),
  dataCota: v.string(),
  perfil: v.string(),
})

const waitingPayment = {
  idContribuicao: id,
  competencia: competence,
  vencimento: day,
  finalidade: wordOf(paymentPurposeWords),
  /** 2 boleto, 5 débito em conta. */
  formaPagamento: v.picklist([2, 5]),
  /** Whether the service that shows how to pay it is the person's now. */
  pagavelAqui: v.boolean(),
}

/** An instalment of a loan that is paid by boleto. */
const waitingInstalment = { idBoleto: id, parcela: v.number(), parcelas: v.number(), vencimento: day }

const request = {
  idRequisicao: id,
  protocolo: v.string(),
  servico: v.picklist(requestKindSlugs),
  nome: v.string(),
}

/**
 * Something that waits for the person. `pagamento-vencido`: `total` with the charges of today, `dias` since the last day without them;
 * `parcela-vencida`: the same of a boleto of a loan;
 * `aviso-atraso`: a notice of arrears that is not answered yet;
 * `requisicao-indeferida`: of the last thirty days; `recadastramento`: `status` 1 Importado, 2 Em andamento or 4 Indeferido;
 * `prazo-opcao`: last day to choose after leaving the sponsor; `declaracao-a-fazer`: one that everybody makes, and that was never made.
 */
const toDo = v.variant('tipo', [
  v.object({
    tipo: v.literal('aviso-atraso'),
    ...awaitedAnswer.entries,
    /** Whether the service that shows how to pay is the person's now. */
    pagavelAqui: v.boolean(),
  }),
  v.object({ tipo: v.literal('pagamento-vencido'), ...waitingPayment, total: money, dias: v.number() }),
  v.object({ tipo: v.literal('parcela-vencida'), ...waitingInstalment, total: money }),
  v.object({
    tipo: v.literal('beneficio-suspenso'),
    /** Day since which it stands still for want of a proof of life. */
    desde: day,
  }),
  v.object({
    tipo: v.literal('recadastramento'),
    status: v.picklist([1, 2, 4]),
    /** Last day of its term; null while none runs. */
    prazo: v.nullable(day),
    /** Day on which a benefit will stand still; null for who receives none, and while the term runs. */
    suspendeEm: v.nullable(day),
  }),
  v.object({
    tipo: v.literal('requisicao-devolvida'),
    ...request,
    /** Last day to answer; null where it is not known. */
    ate: v.nullable(day),
  }),
  v.object({ tipo: v.literal('requisicao-indeferida'), ...request, em: day }),
  v.object({ tipo: v.literal('prazo-opcao'), ate: day, dias: v.number() }),
  v.object({ tipo: v.literal('primeiro-acesso') }),
  v.object({
    tipo: v.literal('declaracao'),
    declaracao: v.picklist(['pep', 'fatca', 'residente-exterior']),
    situacao: wordFor(declarationStateWords, ['expiring', 'expired']),
    validaAte: day,
  }),
  v.object({ tipo: v.literal('declaracao-a-fazer'), declaracao: v.picklist(['pep', 'fatca']) }),
  v.object({
    tipo: v.literal('pagamento-aberto'),
    ...waitingPayment,
    valor: money,
    /** Last day without charges. */
    pagavelAte: day,
  }),
  v.object({ tipo: v.literal('parcela-aberta'), ...waitingInstalment, valor: money, pagavelAte: day }),
  v.object({ tipo: v.literal('janela-perfil'), ate: day }),
])
export type ToDo = v.InferOutput<typeof toDo>

/** Benefit of somebody who receives one, or waits for the first payment. Reais. */
const benefit = v.object({
  /** Null while it stands still. */
  proximoPagamento: v.nullable(day),
  /** The account that receives it, of which only the end is told; null together with `proximoPagamento`. */
  conta: v.nullable(v.string()),
  /** Null together with `proximoPagamento`. */
  proximo: v.nullable(nextPayment),
  /** The next thirteenth payment, before tax: by the next income, so an estimate where incomes vary. Null where the plan pays none. */
  decimoTerceiro: v.nullable(v.object({ dataPagamento: day, avos: v.number(), valor: money })),
  /**
   * How long it is paid. `prazo`: until the balance is used up, at the real return of the plan's projection; `fim-do-prazo`: until the end of
   * its term; `percentual`: a share of the balance, which never ends; `vitalicia`: for life.
   */
  duracao: v.nullable(
    v.variant('tipo', [
      v.object({
        tipo: v.literal('prazo'),
        meses: v.number(),
        ate: competence,
        rendimentoReal: percent,
      }),
      v.object({ tipo: v.literal('fim-do-prazo'), meses: v.number(), ate: competence }),
      v.object({ tipo: v.literal(incomeWords.toWire('percent')) }),
      v.object({ tipo: v.literal(incomeWords.toWire('lifetime')) }),
    ]),
  ),
})

/** A benefit that was granted and waits for its first payment, by the names that people read. `percentualSaque`: points paid at once. */
const granting = v.object({
  beneficio: v.string(),
  forma: v.string(),
  primeiroPagamento: day,
  percentualSaque: percent,
})

/** The share of the sponsor's account that a redemption would give today; it grows with the time in the plan. Reais. */
const vested = v.object({
  percentual: percent,
  valor: money,
  naoAdquirido: money,
  proximo: v.nullable(v.object({ percentual: percent, em: day })),
})

/** More of the sponsor: reais a month that it would add if the basic percentage went up from `de` to `para`. */
const match = v.object({ de: percent, para: percent, mais: money, custa: money })

/**
 * Income at an age, by the plan's projection, reais of today a month. `inss`: the estimate of the public pension of who works until then, and
 * from which age on it is paid; null where it cannot be estimated.
 */
const expectedIncome = v.object({
  idade: v.number(),
  em: day,
  rendaMensal: money,
  inss: v.nullable(v.object({ valor: money, aPartirDos: v.number() })),
})

/** Income at a normal retirement by the plan's projection; everything in today's reais. */
const projection = v.object({
  em: day,
  idade: v.number(),
  /** Monthly contribution until then, the sponsor's part included; 0 for those who pay nothing now. */
  contribuicaoMensal: money,
  saldo: money,
  rendaMensal: money,
  prazoAnos: v.number(),
  rendimentoReal: percent,
  crescimentoContribuicao: percent,
  /** Taken of the balance each month; 0 for none. */
  taxaSaldo: percent,
  /** Month of the thirteenth, 1 January … 12 December; null for none. */
  mesDecimoTerceiro: v.nullable(v.number()),
  /** At this age and at those that people compare with it, in order. */
  rendas: v.array(expectedIncome),
})

/** Contributions that stand still now. `valor`: the person's own part that begins again in `voltaEm`, reais a month. */
const suspension = v.object({
  ate: competence,
  voltaEm: competence,
  valor: money,
  /** Whether it may be ended before. */
  encerravel: v.boolean(),
})

/** The time to choose of who left the sponsor. `presumida`: what is done without a choice; null where nothing is. */
const leaving = v.object({ presumida: v.nullable(v.picklist(['bpd', 'resgate'])) })

/** Another plan of the person. `saldo` null while its profile has no quota; `rendas` as in `projecao`, empty where none is expected. */
const otherPlan = v.object({
  idPlano: id,
  nome: v.string(),
  matricula: v.string(),
  saldo: v.nullable(money),
  rendas: v.array(expectedIncome),
})

/** The plan at a glance. Every figure comes from the ledger, the rules in force and what was issued; nothing is stored twice. */
export const retornarResumoPlano = defineLinkReading({
  path: '/retornarResumoPlano/{idPessoa}/{idPlano}',
  summary:
    'Retorna o que há para fazer, o saldo, as contribuições ou o benefício, a projeção de renda e os outros planos da pessoa.',
  group: 'Planos',
  answer: v.object({
    /** The most urgent one comes first. */
    pendencias: v.array(toDo),
    /** Null while no quota of the profile was published: nothing can be said about what the quotas are worth. */
    saldo: v.nullable(planBalance),
    totalContribuido: money,
    /** Incomes, cash and redemptions so far. */
    jaPago: money,
    /** Fees, portability and whatever else left the balance: totalContribuido + rendimento − jaPago − outrasSaidas = saldo.total. */
    outrasSaidas: money,
    /** Null together with `saldo`. */
    rendimento: v.nullable(money),
    /** `creditada` false: it was paid, and enters the balance with its credit; `dataCredito` is then the day of payment. */
    ultimaContribuicao: v.nullable(
      v.object({
        competencia: v.string(),
        dataCredito: v.string(),
        creditada: v.boolean(),
        participante: money,
        patrocinadora: money,
        total: money,
      }),
    ),
    /** The slip issued that waits, else the next due date; `idContribuicao` null for the latter. */
    proximaContribuicao: v.nullable(
      v.object({
        competencia: v.string(),
        vencimento: v.string(),
        valor: money,
        idContribuicao: v.nullable(id),
      }),
    ),
    /** Last benefit paid, for assisted people and pensioners; `valorLiquido` null where no pay slip was recorded. */
    ultimoBeneficio: v.nullable(
      v.object({
        competencia: v.string(),
        dataPagamento: v.string(),
        valorBruto: money,
        valorLiquido: v.nullable(money),
      }),
    ),
    beneficio: v.nullable(benefit),
    concessao: v.nullable(granting),
    parteAdquirida: v.nullable(vested),
    contrapartida: v.nullable(match),
    projecao: v.nullable(projection),
    requisicoesAbertas: v.number(),
    suspensao: v.nullable(suspension),
    saida: v.nullable(leaving),
    /** Other open links of the person, of whichever plan; empty for who has one. */
    outrosPlanos: v.array(otherPlan),
  }),
})
export type PlanSummaryOnWire = v.InferOutput<(typeof retornarResumoPlano)['answer']>
