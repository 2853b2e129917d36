import type { IdentityProtectionOnWire, WaitingEmailOnWire } from '#contract/identity/identity.ts'

/** An address that Karina gave a person on 20 November. */
export const waitingEmail: WaitingEmailOnWire = {
  id: 5,
  anterior: 'a***@exemplo.com.br',
  novo: 'n***@exemplo.example',
  origem: 'atendimento',
  desde: '2026-11-20T14:05:00.000Z',
  abreEm: '2026-11-27',
}

/** Nothing changed lately. */
const nothingWaits: IdentityProtectionOnWire = {
  emailEmEspera: null,
  emailPedido: null,
  contaEmEspera: null,
  contaRecente: null,
}

/** It waits, Luiz confirmed it already, and whoever looks may be the second. */
export const emailWaits: IdentityProtectionOnWire = {
  ...nothingWaits,
  emailEmEspera: {
    ...waitingEmail,
    por: { id: 12, nome: 'Karina Alves' },
    confirmadoPor: [{ id: 13, nome: 'Luiz Barbosa' }],
    faltam: 1,
    avisoCelular: { numero: '(11) •••••-7777', situacao: 'sem-provedor' },
    impedimento: null,
  },
}

/** With it waits an account, and one of a few days ago is paid nothing. */
export const emailAndAccountWait: IdentityProtectionOnWire = {
  ...emailWaits,
  contaEmEspera: { desde: '2026-11-21T10:00:00.000Z', valeEm: '2026-11-27' },
  contaRecente: {
    desde: '2026-11-18T10:00:00.000Z',
    mudou: 'email',
    mudouEm: '2026-11-20T14:05:00.000Z',
    pagaEm: '2026-11-27',
  },
}

/** An administrator asked for the e-mail of somebody who attends. */
export const emailRequested: IdentityProtectionOnWire = {
  ...nothingWaits,
  emailPedido: {
    id: 6,
    novo: 'k***@exemplo.example',
    motivo: 'Mudou de provedor e pediu por telefone.',
    por: { id: 14, nome: 'Marta Siqueira' },
    desde: '2026-11-20T14:05:00.000Z',
    impedimento: null,
  },
}

/** An account that came after a change of telephone. */
export const accountIsRecent: IdentityProtectionOnWire = {
  ...nothingWaits,
  contaRecente: {
    desde: '2026-11-18T10:00:00.000Z',
    mudou: 'telefones',
    mudouEm: '2026-11-16T09:00:00.000Z',
    pagaEm: null,
  },
}
