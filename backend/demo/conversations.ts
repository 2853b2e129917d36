import { addDays, type IsoDate } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { DemoRequest } from './demo-request.ts'

/** A message, or something that happened to the conversation. */
export type DemoEntry = { by: string; at: Date } & (
  | { kind: 'message'; text: string }
  | { kind: 'closed' | 'taken' }
  | { kind: 'handed-over'; toCpf: string; note: string }
)

/** A conversation. `by` of an entry is the owner as `participant`, or the CPF of an attendant. */
export interface DemoConversation {
  ownerCpf: string
  /** Who attends to it; null: nobody yet. */
  attendantCpf: string | null
  planId: number
  /** The request that it is about; null: none. */
  protocol: string | null
  subject: string
  entries: readonly DemoEntry[]
  /** Whether the owner has still to look at the last message of the service desk. */
  isNews: boolean
}

const HOUR = 3_600_000

const aboutNoRequest = { protocol: null, isNews: false } as const

const CARLOS = '11144477735'
const EDUARDO = '98765432100'
const HELENA = '86288366757'
const OLIVIA = '70123000190'
const KARINA = '04645553020'
const LUIZ = '93541134780'

/**
 * Conversations in every situation: Ana has an answer to read, Carlos waits for Karina, Eduardo for anybody, Helena was handed over to
 * Luiz, Olívia's is closed.
 */
export function demoConversations(
  requests: readonly DemoRequest[],
  ana: string,
  today: IsoDate,
): DemoConversation[] {
  const aboutRequest = demoConversation(requests, ana)
  return [
    ...(aboutRequest ? [aboutRequest] : []),
    closed(today),
    handedOver(today),
    waiting(today),
    unassigned(today),
  ]
}

/** The conversation about the first request of a person that is being analysed; null when there is none. */
export function demoConversation(
  requests: readonly DemoRequest[],
  ownerCpf: string,
): DemoConversation | null {
  const request = requests.find(
    (candidate) => candidate.personCpf === ownerCpf && candidate.status === RequestStatus.inAnalysis,
  )
  if (!request || request.analystCpf === null) return null
  const { planId, protocol, analystCpf, updatedAt } = request
  const after = (hours: number) => new Date(updatedAt.getTime() + hours * HOUR)
  return {
    ownerCpf,
    attendantCpf: analystCpf,
    planId,
    protocol,
    subject: 'Acompanhamento de Solicitação',
    isNews: true,
    entries: [
      said('participant', after(1), 'Olá, preciso de ajuda com a minha solicitação de Dependentes'),
      said(
        analystCpf,
        after(2),
        'Olá, Ana. Recebemos os documentos. A análise termina em até dois dias úteis.',
      ),
    ],
  }
}

function closed(today: IsoDate): DemoConversation {
  const at = timesOf(today, -12)
  return {
    ownerCpf: OLIVIA,
    attendantCpf: LUIZ,
    planId: 7,
    ...aboutNoRequest,
    subject: 'Data do próximo pagamento',
    entries: [
      said('participant', at('10:05'), 'Bom dia. Em que dia cai o pagamento deste mês?'),
      { kind: 'taken', by: LUIZ, at: at('10:20') },
      said(
        LUIZ,
        at('10:22'),
        'Bom dia, Olívia. O pagamento cai no dia 25, ou no primeiro dia útil depois dele.',
      ),
      said('participant', at('10:31'), 'Era isso. Obrigada!'),
      { kind: 'closed', by: LUIZ, at: at('10:40') },
    ],
  }
}

function handedOver(today: IsoDate): DemoConversation {
  const at = timesOf(today, -3)
  return {
    ownerCpf: HELENA,
    attendantCpf: LUIZ,
    planId: 7,
    ...aboutNoRequest,
    subject: 'Mudança de endereço',
    entries: [
      said('participant', at('14:02'), 'Mudei de cidade. Preciso mandar algum comprovante?'),
      said(KARINA, at('14:15'), 'Olá, Helena. Vou confirmar com o setor de cadastro e já lhe digo.'),
      {
        kind: 'handed-over',
        by: KARINA,
        at: at('14:18'),
        toCpf: LUIZ,
        note: 'A Helena mudou de cidade. Veja, por favor, se o comprovante antigo ainda vale.',
      },
      said(
        LUIZ,
        at('14:40'),
        'Olá, Helena. Aqui é o Luiz, do cadastro. Basta atualizar o endereço no seu perfil e anexar uma conta dos últimos 90 dias.',
      ),
    ],
  }
}

function waiting(today: IsoDate): DemoConversation {
  const at = timesOf(today, -1)
  return {
    ownerCpf: CARLOS,
    attendantCpf: KARINA,
    planId: 1,
    ...aboutNoRequest,
    subject: 'Desconto no contracheque',
    entries: [
      said(
        'participant',
        at('15:10'),
        'Boa tarde. Apareceu um desconto que não reconheço no meu contracheque.',
      ),
      said(KARINA, at('15:24'), 'Boa tarde, Carlos. Qual é o nome que aparece na linha do desconto?'),
      said('participant', at('16:20'), 'Está escrito “empréstimo”. É a parcela deste mês?'),
    ],
  }
}

function unassigned(today: IsoDate): DemoConversation {
  const at = timesOf(today, -1)
  return {
    ownerCpf: EDUARDO,
    attendantCpf: null,
    planId: 1,
    ...aboutNoRequest,
    subject: 'Boleto em atraso',
    entries: [
      said('participant', at('17:35'), 'Tenho um boleto vencido. Consigo pagar com a data de hoje?'),
      said('participant', at('17:36'), 'Se houver multa, de quanto é?'),
    ],
  }
}

const said = (by: DemoEntry['by'], at: Date, text: string): DemoEntry => ({ kind: 'message', by, at, text })

/** Times of São Paulo on a day so many days from today. */
function timesOf(today: IsoDate, days: number) {
  const date = addDays(today, days)
  return (time: string) => new Date(`${date}T${time}:00-03:00`)
}
