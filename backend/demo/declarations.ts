import type { FatcaData, PepData, ResidenceData } from '#contract/declarations/declarations.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { addDays, addYears, saoPauloDateOf } from '#domain/calendar.ts'
import { pepDeclarationValidUntil, YEARS_AFTER_POST } from '#domain/declarations/pep.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { requestKindId } from '../database/reference-data.ts'
import type { DeclarationKind } from '../database/schema/declarations.ts'
import { DECLARATION_KINDS } from '../database/schema/declarations.ts'
import { postsOf } from '../usecases/declarations/pep-posts.ts'
import type { DemoRequest } from './demo-request.ts'

/** Eduardo Prates, whose father was mayor; the exposure ends {@link DAYS_TO_EXPIRY} days after the declaration. */
const MAYORS_SON = '100990'
const DAYS_TO_EXPIRY = 230

const notExposed: PepData = { ppe: 'N', exposicao: null }

const brazilian: FatcaData = {
  cidadeNascimento: 'Campinas',
  paisNascimento: 'BR',
  nacionalidades: ['BR'],
  pessoaEstadosUnidos: 'N',
  explicacaoIndicios: null,
  residenciasFiscais: [],
}

const inPortugal: ResidenceData = {
  residente_exterior: 'S',
  residencia: {
    pais: 'PT',
    codigoPostal: '1000-001',
    nif: '501964843',
    complemento: 'Rua do Ouro, 10',
    comprovante: null,
    comprovanteEmitidoEm: null,
  },
}

/** Nothing unusual, except for Eduardo. */
export function demoDeclarationData(
  kind: DeclarationKind,
  { enrolment, cpf }: { enrolment: string; cpf: string },
  filedOn: IsoDate,
): Record<string, unknown> {
  if (kind === 'fatca') {
    const residence = { pais: 'BR', nif: cpf, motivoSemNif: null, explicacao: '' }
    return { ...brazilian, residenciasFiscais: [residence] }
  }
  if (kind === 'residente-exterior') return inPortugal
  return enrolment === MAYORS_SON ? exposedThroughFather(filedOn) : notExposed
}

function exposedThroughFather(filedOn: IsoDate): PepData {
  const ended = addYears(addDays(filedOn, DAYS_TO_EXPIRY), -YEARS_AFTER_POST)
  return {
    ppe: 'S',
    exposicao: {
      relacao: 'familiar',
      nome: 'Paulo Prates',
      cpf: '70123009901',
      grauParentesco: 1,
      cargo: 'Prefeito',
      orgao: 'Prefeitura de Campinas',
      pais: 'BR',
      inicio: addYears(ended, -4),
      fim: ended,
    },
  }
}

/** A declaration that a completed request of the demo made. */
export interface DemoDeclaration {
  protocol: string
  personCpf: string
  kind: DeclarationKind
  declaredAt: Date
  validUntil: IsoDate | null
}

/** The declarations that the completed requests made. */
export function demoDeclarations(requests: readonly DemoRequest[]): DemoDeclaration[] {
  return requests.flatMap(({ protocol, personCpf, kindId, status, filedAt, payloads }) => {
    const kind = DECLARATION_KINDS.find((slug) => requestKindId(slug) === kindId)
    const data = payloads[0]?.data
    if (!kind || !data || status !== RequestStatus.completed) return []
    const validUntil =
      kind === 'pep' ? pepDeclarationValidUntil(saoPauloDateOf(filedAt), postsOf(data as PepData)) : null
    return [{ protocol, personCpf, kind, declaredAt: filedAt, validUntil }]
  })
}
