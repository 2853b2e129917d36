import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type {
  DependantsOnWire,
  RequestedDependant,
  solicitarDependentes,
} from '#contract/dependants/dependants.ts'
import { newDependant } from './dependants-input.ts'

const rules = { idadeLimite: 21, idadeEstudante: 24, estudantes: true, designados: false }

/** Carlos: his mother for the income tax; with four dependants the tax of 9,000.00 goes down. */
export const carlosTax: DependantsOnWire = {
  tipo: 1,
  plano: { id: 1, nome: 'HPE' },
  hoje: '2026-11-21',
  cpf: '11144477735',
  vigentes: [
    {
      id: '1',
      name: 'Maria das Dores Nunes',
      cpf: '70123009065',
      birthdate: '1935-10-12',
      kindship: '09',
      average: 100,
      estudante: 'N',
      incapaz: 'N',
      desde: '2024-08-01',
      ate: null,
    },
  ],
  encerrados: [],
  regras: { ir: rules, planos: [{ id: 1, nome: 'HPE', ...rules }] },
  regime: 'progressivo',
  deducao: 189.59,
  simplificado: 607.2,
  efeito: {
    competencia: '2026-10',
    dependentes: 1,
    retidoPor: [841.88, 841.88, 841.88, 841.88, 800.31, 748.17, 696.04],
  },
  requisicaoAberta: null,
}

/** Ana, who still saves: her daughter. */
export const anaTax: DependantsOnWire = {
  ...carlosTax,
  cpf: '52998224725',
  vigentes: [
    {
      id: '2',
      name: 'Clara Lima Souza',
      cpf: '70123008093',
      birthdate: '2015-03-14',
      kindship: '03',
      average: 100,
      estudante: 'N',
      incapaz: 'N',
      desde: '2024-09-10',
      ate: '2036-12-31',
    },
  ],
  efeito: null,
}

/** Ana's daughter as an attendant reads her who serves Ana. */
export const anaTaxServed: DependantsOnWire = {
  ...anaTax,
  vigentes: anaTax.vigentes.map((one) => ({ ...one, incapaz: null, ate: null })),
}

/** Olívia's plan: her husband and her son, who reaches the age soon; her mother died. */
export const oliviaPlan: DependantsOnWire = {
  ...carlosTax,
  tipo: 2,
  plano: { id: 7, nome: 'DXC' },
  cpf: '70123000190',
  vigentes: [
    {
      id: '3',
      name: 'Pedro Freitas Moura',
      cpf: '70123009146',
      birthdate: '1964-11-09',
      kindship: 'conjuge',
      average: 60,
      estudante: 'N',
      incapaz: 'N',
      desde: '2025-06-01',
      ate: null,
    },
    {
      id: '4',
      name: 'Tomás Freitas Moura',
      cpf: '70123009227',
      birthdate: '2006-02-04',
      kindship: 'filho',
      average: 40,
      estudante: 'N',
      incapaz: 'N',
      desde: '2025-06-01',
      ate: '2027-02-04',
    },
  ],
  encerrados: [
    {
      id: '5',
      name: 'Teresa Freitas',
      cpf: '70123009308',
      birthdate: '1939-01-20',
      kindship: 'genitor',
      average: 100,
      estudante: 'N',
      incapaz: 'N',
      desde: '2025-06-01',
      ate: '2026-08-03',
      motivo: 'death',
    },
  ],
  regras: { ...carlosTax.regras, planos: [{ id: 7, nome: 'DXC', ...rules, estudantes: false }] },
  regime: 'regressivo',
  efeito: null,
}

/** Nobody is on the list. */
export const nobodyOnPlan: DependantsOnWire = { ...oliviaPlan, vigentes: [], encerrados: [] }

/** A request about this list is open. */
export const underWay: DependantsOnWire = {
  ...carlosTax,
  requisicaoAberta: { id: 78, protocolo: '2026.0000078', status: { id: 2, nome: 'Em análise' } },
}

/** A newborn child with their certificate. */
export const child: RequestedDependant = {
  ...newDependant(1),
  name: 'Lia Lima Souza',
  cpf: '701.230.094-99',
  birthdate: '2026-10-02',
  kindship: '03',
  comprovante: '7a6d6c0e-58c4-4a6b-9f8e-3f8f0f4c7a11',
}

const facts = { parentescoInformado: null, estudante: 'N', incapaz: 'N' } as const

export const sentDependants: CallAnswer<typeof solicitarDependentes> = {
  idRequisicao: 78,
  protocolo: '2026.0000078',
  dataSolicitacao: '2026-11-21T13:30:00Z',
  status: { id: 1, nome: 'Recebida' },
  codigo: sentCode,
  prazo: '2026-11-25',
  dados: {
    tipo: 1,
    dependentes: [
      {
        mudanca: 'inclusao',
        id: null,
        ...facts,
        name: 'Lia Lima Souza',
        cpf: '70123009499',
        birthdate: '2026-10-02',
        kindship: '03',
        average: 100,
        anterior: null,
        motivoFim: null,
        fim: null,
      },
    ],
  },
}
