import type { OpenedInvitation } from './invitation-answers.functions.ts'

const invitation = {
  nome: 'Beatriz Lima',
  email: 'b***@exemplo.example',
  convidante: 'Ana Beatriz Lima',
  plano: { id: 4, nome: 'MAIS_VALOR' },
  entidade: 'Fundação Horizonte de Previdência',
  validoAte: '2026-12-11',
}

/** It waits, and nobody is signed in. */
export const waiting: OpenedInvitation = {
  hasLink: true,
  invitation: { ...invitation, situacao: 'aberto' },
  account: null,
  today: '2026-11-11',
}

/** The same, once data were sent. */
export const answered: OpenedInvitation = {
  ...waiting,
  invitation: { ...invitation, situacao: 'respondido' },
}

/** One that is over. */
export const expired: OpenedInvitation = { ...waiting, invitation: { ...invitation, situacao: 'expirado' } }

/** A link that nobody drew. */
export const foreign: OpenedInvitation = { ...waiting, invitation: null }
