import type { IconComponent } from '@portal/design-system/icons'
import {
  CalendarIcon,
  ClipboardListIcon,
  FileTextIcon,
  HourglassIcon,
  IdCardIcon,
  PauseIcon,
  ReceiptIcon,
  SignpostIcon,
  UndoIcon,
} from '@portal/design-system/icons'
import { answerSentence } from '#contract/collection/arrears-notice.text.ts'
import type { ToDo } from '#contract/home/plan-summary.ts'
import { dateText, monthText } from '#contract/value-text.ts'
import { compareIso, type IsoDate } from '#domain/calendar.ts'
import { sumWholeCents } from '#domain/whole-cents.ts'
import { toDoText as text } from './to-do.text.ts'

/** Something to do as a line: what it is, what follows, and the way to it. `urgent`: it is late already, or something stopped. */
export type ToDoLine = {
  id: string
  title: string
  detail: string
  urgent: boolean
  /** Last day of it, while days still count. */
  until?: IsoDate | null
  icon: IconComponent
  /** Reais that are owed, or will be. */
  reais?: number
  /** Nothing follows where it is not done for now. */
  canWait?: boolean
  action: { label: string; href: string } | null
}

type LineOf = { [Kind in ToDo['tipo']]: (one: Extract<ToDo, { tipo: Kind }>) => Omit<ToDoLine, 'id'> }

/** To-dos an attendant cannot do for a person: re-registering and ending a first access are personal. */
const PERSONAL: ReadonlySet<ToDo['tipo']> = new Set([
  'recadastramento',
  'beneficio-suspenso',
  'primeiro-acesso',
])

/** The line of each thing to do, in their order. */
export function toDoLines(list: readonly ToDo[], isServed: boolean): ToDoLine[] {
  return list.map((one) => {
    const line = lineOf(one)
    const action = isServed && PERSONAL.has(one.tipo) ? null : line.action
    return { ...line, action, id: idOf(one) }
  })
}

/** Things to do as home shows them: those with a consequence, money together with its total, and what can wait. */
export type ToDoGroups = {
  acts: readonly ToDoLine[]
  payments: readonly ToDoLine[]
  /** Reais of the payments together. */
  total: number
  /** Whether a payment is late: payments are the first then. */
  isLate: boolean
  later: readonly ToDoLine[]
}

/** By consequence, then by date: what is late or stopped first, then whatever has the nearest last day. */
export function groupsOf(lines: readonly ToDoLine[]): ToDoGroups {
  const payments = lines.filter(({ reais }) => reais !== undefined)
  const others = lines.filter(({ reais }) => reais === undefined)
  return {
    payments,
    total: sumWholeCents(payments.map(({ reais }) => reais ?? 0)),
    isLate: payments.some(({ urgent }) => urgent),
    acts: others.filter(({ canWait }) => !canWait).toSorted(byConsequence),
    later: others.filter(({ canWait }) => canWait),
  }
}

function byConsequence(one: ToDoLine, other: ToDoLine): number {
  if (one.urgent !== other.urgent) return one.urgent ? -1 : 1
  if (one.until && other.until) return compareIso(one.until, other.until)
  // Something has stopped already, or has no last day.
  return (one.urgent ? 1 : -1) * (Number(!other.until) - Number(!one.until))
}

function lineOf(one: ToDo): Omit<ToDoLine, 'id'> {
  // Each kind has the line of its own.
  return (lines[one.tipo] as (one: ToDo) => Omit<ToDoLine, 'id'>)(one)
}

function idOf(one: ToDo): string {
  if ('idContribuicao' in one) return `${one.tipo}-${one.idContribuicao}`
  if ('idBoleto' in one) return `${one.tipo}-${one.idBoleto}`
  if ('idRequisicao' in one) return `${one.tipo}-${one.idRequisicao}`
  return one.tipo === 'declaracao' || one.tipo === 'declaracao-a-fazer'
    ? `${one.tipo}-${one.declaracao}`
    : one.tipo
}

const lines: LineOf = {
  'aviso-atraso': ({ ate, opcao, pagavelAqui }) => ({
    title: text.arrears,
    detail: answerSentence(dateText(ate), opcao),
    urgent: true,
    until: ate,
    icon: HourglassIcon,
    action: pagavelAqui
      ? { label: text.seeContributions, href: '/services/gerar-contribuicao' }
      : { label: text.seeOptions, href: '/saida' },
  }),
  'pagamento-vencido': ({ idContribuicao, competencia, finalidade, vencimento, total, pagavelAqui }) => ({
    title: text.late(text.purposes[finalidade], monthText(competencia)),
    detail: text.lateSince(dateText(vencimento)),
    urgent: true,
    until: vencimento,
    icon: ReceiptIcon,
    reais: total,
    action: pagavelAqui ? payment(idContribuicao, text.pay) : null,
  }),
  'parcela-vencida': ({ idBoleto, parcela, parcelas, vencimento, total }) => ({
    title: text.instalmentLate(parcela, parcelas),
    detail: text.lateSince(dateText(vencimento)),
    urgent: true,
    until: vencimento,
    icon: ReceiptIcon,
    reais: total,
    action: instalment(idBoleto),
  }),
  'beneficio-suspenso': ({ desde }) => ({
    title: text.suspended,
    detail: text.suspendedSince(dateText(desde)),
    urgent: true,
    icon: PauseIcon,
    action: null,
  }),
  recadastramento: ({ status, prazo, suspendeEm }) => ({
    title: text.reRegistration[status],
    detail: suspendeEm
      ? text.suspendsOn(dateText(suspendeEm))
      : prazo
        ? text.until(dateText(prazo))
        : text.reRegistrationWhy,
    urgent: suspendeEm !== null || status === 4,
    until: suspendeEm ? null : prazo,
    icon: IdCardIcon,
    action: { label: text.reRegistrationAction[status], href: '/recadastramento?local=portal' },
  }),
  'requisicao-devolvida': ({ idRequisicao, nome, protocolo, ate }) => ({
    title: text.returned(nome),
    detail: ate ? text.answerUntil(protocolo, dateText(ate)) : text.protocol(protocolo),
    urgent: true,
    until: ate,
    icon: UndoIcon,
    action: request(idRequisicao, text.correct),
  }),
  'requisicao-indeferida': ({ idRequisicao, nome, protocolo, em }) => ({
    title: text.refused(nome),
    detail: text.refusedOn(protocolo, dateText(em)),
    urgent: false,
    canWait: true,
    icon: ClipboardListIcon,
    action: request(idRequisicao, text.seeWhy),
  }),
  'prazo-opcao': ({ ate, dias }) => ({
    title: text.option,
    detail: text.optionUntil(dateText(ate)),
    urgent: dias <= 15,
    until: ate,
    icon: HourglassIcon,
    action: { label: text.seeOptions, href: '/saida' },
  }),
  'primeiro-acesso': () => ({
    title: text.firstAccess,
    detail: text.firstAccessWhy,
    urgent: false,
    icon: SignpostIcon,
    action: { label: text.goOn, href: '/onboarding' },
  }),
  declaracao: ({ declaracao, situacao, validaAte }) => ({
    title: text.declaration[situacao](text.declarations[declaracao]),
    detail: text.declarationUntil[situacao](dateText(validaAte)),
    urgent: false,
    // Since when it lacks says nothing that its own words do not.
    until: situacao === 'vencida' ? null : validaAte,
    icon: FileTextIcon,
    action: { label: text.renew, href: `/services/${declaracao}` },
  }),
  'declaracao-a-fazer': ({ declaracao }) => ({
    title: text.declaration.missing(text.declarations[declaracao]),
    detail: text.declarationMissingWhy[declaracao],
    urgent: false,
    canWait: true,
    icon: FileTextIcon,
    action: { label: text.declare, href: `/services/${declaracao}` },
  }),
  'pagamento-aberto': ({
    idContribuicao,
    competencia,
    finalidade,
    formaPagamento,
    vencimento,
    pagavelAte,
    valor,
    pagavelAqui,
  }) => ({
    title: text.open(text.purposes[finalidade], monthText(competencia)),
    detail: text.due[formaPagamento](dateText(vencimento)),
    urgent: false,
    // A debit runs by itself, so it has no deadline to act by.
    until: formaPagamento === 2 ? pagavelAte : null,
    icon: ReceiptIcon,
    reais: valor,
    action: pagavelAqui ? payment(idContribuicao, formaPagamento === 2 ? text.pay : text.see) : null,
  }),
  'parcela-aberta': ({ idBoleto, parcela, parcelas, vencimento, pagavelAte, valor }) => ({
    title: text.instalment(parcela, parcelas),
    detail: text.due[2](dateText(vencimento)),
    urgent: false,
    until: pagavelAte,
    icon: ReceiptIcon,
    reais: valor,
    action: instalment(idBoleto),
  }),
  'janela-perfil': ({ ate }) => ({
    title: text.window,
    detail: text.windowUntil(dateText(ate)),
    urgent: false,
    canWait: true,
    icon: CalendarIcon,
    action: { label: text.seeProfiles, href: '/services/perfil-investimentos' },
  }),
}

function payment(id: number, label: string) {
  return { label, href: `/services/gerar-contribuicao?contribuicao=${id}` }
}

function instalment(id: number) {
  return { label: text.pay, href: `/services/emprestimos/boletos?boleto=${id}` }
}

function request(id: number, label: string) {
  return { label, href: `/services/requests?idRequisicao=${id}` }
}
