import { sentCode } from '#app/features/service-request/service-request.fixtures.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type {
  declararPep,
  FatcaDeclarations,
  PepDeclarations,
  ResidenceDeclarations,
} from '#contract/declarations.ts'

const code = 'a'.repeat(64)

/** Nothing declared yet. */
export const noPep: PepDeclarations = {
  hoje: '2026-11-21',
  situacao: { codigo: 'sem-declaracao', validaAte: null },
  declaracoes: [],
  grauMaximo: 2,
}

/** Exposed through the father; the exposure ends within the month. */
export const exposedRelative: PepDeclarations = {
  ...noPep,
  situacao: { codigo: 'vence-em-breve', validaAte: '2026-12-11' },
  declaracoes: [
    {
      idRequisicao: 12,
      protocolo: '2026.0000012',
      declaradaEm: '2026-04-25T15:00:00.000Z',
      validaAte: '2026-12-11',
      codigo: code,
      dados: {
        ppe: 'S',
        exposicao: {
          relacao: 'familiar',
          nome: 'Paulo Prates',
          cpf: '70123009901',
          grauParentesco: 1,
          cargo: 'Prefeito',
          orgao: 'Prefeitura de Campinas',
          pais: 'BR',
          inicio: '2017-12-11',
          fim: '2021-12-11',
        },
      },
    },
  ],
}

/** What the API answers to who is exposed to nobody's office. */
export const sentPep: CallAnswer<typeof declararPep> = {
  idRequisicao: 41,
  protocolo: '2026.0000041',
  dataSolicitacao: '2026-11-10T13:30:00Z',
  status: { id: 8, nome: 'Concluída' },
  codigo: sentCode,
  prazo: null,
  dados: { ppe: 'N', exposicao: null },
}

/** Nothing declared yet. */
export const noFatca: FatcaDeclarations = {
  hoje: '2026-11-21',
  situacao: { codigo: 'sem-declaracao', validaAte: null },
  declaracoes: [],
}

/** Nothing declared yet. */
export const noResidence: ResidenceDeclarations = {
  hoje: '2026-11-21',
  situacao: { codigo: 'sem-declaracao', validaAte: null },
  declaracoes: [],
  comprovanteMaximoDias: 90,
  comprovanteDesde: '2026-08-23',
}
