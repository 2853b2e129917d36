import type { InvitationItem } from '#contract/enrolment/invitations.ts'
import type { SentInvitations } from './sent-invitations.ts'

const bruno: InvitationItem = {
  id: 1,
  nome: 'Bruno Lima',
  email: 'bruno.lima@exemplo.example',
  parentesco: 'irmao',
  situacao: 'enviado',
  enviadoEm: '2026-11-06',
  validoAte: '2026-12-06',
  aceitoEm: null,
  recusadoEm: null,
  motivoRecusa: null,
  canceladoEm: null,
  naoEntregueEm: null,
  podeReenviar: false,
  podeCancelar: true,
}

const over = { ...bruno, podeCancelar: false }

/** One invitation in each state. */
export const someInvitations: SentInvitations = {
  emailProprio: 'ana@exemplo.example',
  hoje: '2026-11-11',
  convites: [
    bruno,
    {
      ...over,
      id: 2,
      nome: 'Célia Ramos',
      email: 'celia.ramos@exemplo.example',
      parentesco: 'colega',
      situacao: 'nao-entregue',
      enviadoEm: '2026-10-30',
      naoEntregueEm: '2026-10-31',
      podeReenviar: true,
    },
    {
      ...over,
      id: 3,
      nome: 'Davi Lima',
      email: 'davi.lima@exemplo.example',
      situacao: 'expirado',
      enviadoEm: '2026-09-27',
      validoAte: '2026-10-27',
      podeReenviar: true,
    },
    {
      ...over,
      id: 4,
      nome: 'Elza Lima',
      email: 'elza.lima@exemplo.example',
      parentesco: 'pai-mae',
      situacao: 'aceito',
      enviadoEm: '2026-09-02',
      aceitoEm: '2026-09-14',
    },
    {
      ...over,
      id: 5,
      nome: 'Fábio Torres',
      email: 'fabio.torres@exemplo.example',
      situacao: 'cancelado',
      enviadoEm: '2026-08-13',
      canceladoEm: '2026-08-15',
    },
    {
      ...over,
      id: 6,
      nome: 'Gil Lima',
      email: 'gil.lima@exemplo.example',
      situacao: 'recusado',
      enviadoEm: '2026-08-01',
      recusadoEm: '2026-08-03',
      motivoRecusa: 'Já tenho previdência em outra entidade.',
    },
  ],
}

export const noInvitations: SentInvitations = { ...someInvitations, convites: [] }
