import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type {
  declararPep,
  FatcaDeclarations,
  PepDeclarations,
  ResidenceDeclarations,
} from '#contract/declarations/declarations.ts'

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

/** Answer to someone who declares no political exposure. */
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
  tributacao: {
    residente_exterior: 'N',
    pais: 'BR',
    desde: null,
    regime: 'progressivo',
    beneficioNoExterior: null,
    resgate: { noBrasil: 15, noExterior: 25 },
    ultimoPagamento: { competencia: '2026-10', noBrasil: 1191.63, noExterior: 1191.63 },
  },
}

/** Declared to live in Portugal. */
export const inPortugal: ResidenceDeclarations = {
  ...noResidence,
  situacao: { codigo: 'valida', validaAte: null },
  tributacao: { ...noResidence.tributacao, residente_exterior: 'S', pais: 'PT', desde: '2026-11-20' },
  declaracoes: [
    {
      idRequisicao: 14,
      protocolo: '2026.0000014',
      declaradaEm: '2026-11-20T15:00:00.000Z',
      validaAte: null,
      codigo: code,
      dados: {
        residente_exterior: 'S',
        residencia: {
          pais: 'PT',
          codigoPostal: '1100-148',
          nif: '501964843',
          complemento: 'Rua do Ouro, 10',
          comprovante: null,
          comprovanteEmitidoEm: '2026-11-01',
        },
      },
    },
  ],
}
