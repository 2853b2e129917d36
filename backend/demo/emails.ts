import type { EmailFailure, EmailState } from '#contract/messages/email-states.ts'
import { competenceText, dateText, instantText } from '#contract/value-text.ts'
import { addDays, type IsoDate } from '#domain/calendar.ts'
import { lastDayToChoose } from './exit-days.ts'

/** An e-mail of the demonstration's outbox. */
export type DemoEmail = {
  personCpf: string
  /** The attendant who caused it. */
  attendantCpf: string | null
  template: string
  /** Default: the person's own. */
  to?: string
  variables: Readonly<Record<string, string>>
  path: string
  state: EmailState
  failure: EmailFailure | null
  attempts: number
  at: Date
}

const ANA = '52998224725'
const CARLOS = '11144477735'
const EDUARDO = '98765432100'
const GUSTAVO = '15350946056'
const KARINA = '04645553020'

/** E-mails of the last days, and three that nobody got. */
export function demoEmails(today: IsoDate): DemoEmail[] {
  const on = (daysAgo: number, time: string) => {
    const at = new Date(`${addDays(today, -daysAgo)}T${time}:00-03:00`)
    return { at, variables: { dataHora: instantText(at) } }
  }
  const sent = { attendantCpf: null, state: 'enviado', failure: null, attempts: 1 } as const
  const mail = (base: ReturnType<typeof on>, rest: Omit<DemoEmail, 'at'>): DemoEmail => ({
    ...rest,
    at: base.at,
    variables: { ...base.variables, ...rest.variables },
  })
  return [
    mail(on(12, '09:10'), {
      ...sent,
      personCpf: CARLOS,
      template: 'contracheque_disponivel',
      variables: { plano: 'HPE', competencia: competenceText(today) },
      path: '/services/contracheque',
    }),
    mail(on(6, '08:20'), {
      ...sent,
      personCpf: EDUARDO,
      template: 'contribuicao_vencida',
      variables: {
        plano: 'HPE',
        competencia: competenceText(today),
        vencimento: dateText(addDays(today, -7)),
      },
      path: '/services/gerar-contribuicao',
    }),
    mail(on(4, '14:02'), {
      ...sent,
      personCpf: ANA,
      attendantCpf: KARINA,
      template: 'nova_mensagem',
      variables: { assunto: 'Acompanhamento de Solicitação' },
      path: '/chat',
    }),
    mail(on(3, '10:40'), {
      personCpf: GUSTAVO,
      attendantCpf: KARINA,
      template: 'email_alterado',
      to: 'gustavo.telles@exemplo.example',
      variables: { emailNovo: 'g*****@exemplo.example', origem: 'pelo atendimento' },
      path: '/perfil',
      state: 'recusado',
      failure: 'endereco',
      attempts: 6,
    }),
    mail(on(2, '08:20'), {
      personCpf: GUSTAVO,
      attendantCpf: null,
      template: 'extrato_desligamento',
      variables: { plano: 'HPE', prazo: dateText(lastDayToChoose(today)) },
      path: '/services',
      state: 'desistiu',
      failure: 'fora',
      attempts: 198,
    }),
    mail(on(1, '08:20'), {
      personCpf: GUSTAVO,
      attendantCpf: null,
      template: 'recadastramento_sem_pendencia',
      variables: {},
      path: '/login',
      state: 'devolvido',
      failure: 'caixa-cheia',
      attempts: 1,
    }),
  ]
}
