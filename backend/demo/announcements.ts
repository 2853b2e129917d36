import { addDays, type IsoDate } from '#domain/calendar.ts'

const KARINA = '04645553020'

/** Karina's announcement to everybody of HPE, three weeks before the first day; all but some have read it. */
export function demoAnnouncement(today: IsoDate) {
  return {
    senderCpf: KARINA,
    submissionKey: '6f0f3ad2-5d8b-4f0e-9a53-2d1c1f6f9a01',
    planId: 1,
    title: 'Novo horário do atendimento',
    text: 'A partir do mês que vem o atendimento por telefone funciona das 8h às 18h, nos dias úteis.',
    leadsTo: '/',
    at: new Date(`${addDays(today, -21)}T10:30:00-03:00`),
    readAt: new Date(`${addDays(today, -20)}T19:00:00-03:00`),
  }
}
