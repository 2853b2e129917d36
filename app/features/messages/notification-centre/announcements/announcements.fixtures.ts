import type { Announcement } from '#contract/messages/announcements.ts'

/** Karina's announcement to the plan HPE; four of its e-mails were not delivered. */
export const sentToHpe: Announcement = {
  id: 3,
  destino: 'plano',
  pessoa: null,
  plano: 'HPE',
  categoria: null,
  titulo: 'Novo horário do atendimento',
  texto: 'A partir do mês que vem o atendimento por telefone funciona das 8h às 18h, nos dias úteis.',
  caminho: '/',
  enviadaPor: 'Karina Alves',
  criadaEm: '2026-11-02T13:30:00.000Z',
  enviarEm: '2026-11-02T13:30:00.000Z',
  estado: 'enviado',
  alcance: 1204,
  porEmail: 1100,
  lidas: 870,
  naoEntregues: 4,
  encerradaEm: '2026-11-02T13:30:04.000Z',
  canceladaPor: null,
}

/** Planned for everyone in benefit. */
export const plannedForAssisted: Announcement = {
  ...sentToHpe,
  id: 4,
  destino: 'categoria',
  plano: null,
  categoria: { id: 2, nome: 'Assistido' },
  titulo: 'Pagamento de dezembro',
  texto: 'O pagamento de dezembro cai no dia 20, por causa do Natal.',
  enviarEm: '2026-12-01T11:30:00.000Z',
  estado: 'agendado',
  alcance: 310,
  porEmail: 0,
  lidas: 0,
  naoEntregues: 0,
  encerradaEm: null,
}
