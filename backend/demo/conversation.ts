import { RequestStatus } from '#domain/requests/request-status.ts'
import type { DemoRequest } from './requests.ts'

/** A conversation about a request; its last message is new to its owner. */
export interface DemoConversation {
  ownerCpf: string
  attendantCpf: string
  planId: number
  protocol: string
  subject: string
  messages: readonly { by: 'participant' | 'attendant'; text: string; at: Date }[]
}

const HOUR = 3_600_000

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
    messages: [
      {
        by: 'participant',
        text: 'Olá, preciso de ajuda com a minha solicitação de Dependentes',
        at: after(1),
      },
      {
        by: 'attendant',
        text: 'Olá, Ana. Recebemos os documentos. A análise termina em até dois dias úteis.',
        at: after(2),
      },
    ],
  }
}
