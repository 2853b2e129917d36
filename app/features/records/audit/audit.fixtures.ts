import type { AuditEntry, AuditEntryDetail, AuditPage } from '#contract/records/audit.ts'

const karina = { id: 20, nome: 'Karina Alves' }
const ana = { id: 1, nome: 'Ana Beatriz Lima' }

/** Karina changed Ana's e-mail at the desk. */
const emailChanged: AuditEntry = {
  id: 4187,
  data: '2026-11-19T17:02:00.000Z',
  autor: karina,
  pessoa: ana,
  descricao: 'Alterou o e-mail do cadastro.',
  assunto: 'pessoas',
  emNome: false,
}

/** Karina acted in Ana's name. */
const contributionChanged: AuditEntry = {
  ...emailChanged,
  id: 4186,
  data: '2026-11-19T16:58:00.000Z',
  descricao: 'Alterou a contribuição.',
  assunto: 'planos',
  emNome: true,
}

/** The portal itself did it, to nobody in particular. */
const byThePortal: AuditEntry = {
  ...emailChanged,
  id: 4185,
  data: '2026-11-19T12:07:00.000Z',
  autor: null,
  pessoa: null,
  descricao: 'Apagou uma conversa cujo prazo de guarda terminou.',
  assunto: 'solicitacoes',
}

/** Everything, nothing filtered. */
export const wholeRecord: AuditPage = {
  registros: [emailChanged, contributionChanged, byThePortal],
  totalPage: 500,
  totalItems: 10_000,
  totalExato: false,
  ate: 4187,
  pessoa: null,
  autor: null,
}

export const karinaToAna: AuditPage = {
  ...wholeRecord,
  registros: [emailChanged, contributionChanged],
  totalPage: 1,
  totalItems: 2,
  totalExato: true,
  pessoa: ana,
  autor: karina,
}

/** Those who attend. */
export const actors = [karina, { id: 22, nome: 'Marta Siqueira' }]

/** {@link contributionChanged} with what changed, sealed. */
export const contributionDetail: AuditEntryDetail = {
  ...contributionChanged,
  acao: 'contribution.changed',
  objeto: 'plan-link 5',
  pedido: 'req-7f3a',
  idRequisicao: null,
  atendimento: {
    motivo: 'Ligou e pediu para aumentar a contribuição.',
    inicio: '2026-11-19T16:55:00.000Z',
  },
  valores: [
    { campo: 'percentualBasica', antes: '4', depois: '6' },
    { campo: 'valores.basica', antes: '134.39', depois: '201.58' },
    { campo: 'mesEfeito', antes: null, depois: '2026-12' },
  ],
  lacre: { posicao: 4180, valor: '2cad9064150eb82681b8b6e9297fc04f9f0505d270afbd697b110ae42160f765' },
}
