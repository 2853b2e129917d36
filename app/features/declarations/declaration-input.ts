import type {
  FatcaData,
  FatcaValues,
  PepData,
  PepValues,
  ResidenceData,
  ResidenceValues,
} from '#contract/declarations.ts'
import { formatCpf } from '#domain/cpf.ts'

/*
 * What each form opens with: the answers of the last declaration, to be confirmed anew. What was kept has texts where the form has lists
 * to choose from; they were checked against those lists when they were sent.
 */

/** Political exposure. */
export function firstPep(last: PepData | undefined): PepValues {
  const exposure = last?.exposicao
  return {
    ppe: last?.ppe ?? null,
    relacao: exposure?.relacao ?? null,
    nome: exposure?.nome ?? '',
    cpf: exposure?.cpf ? formatCpf(exposure.cpf) : '',
    grauParentesco: (exposure?.grauParentesco ?? null) as PepValues['grauParentesco'],
    cargo: exposure?.cargo ?? '',
    orgao: exposure?.orgao ?? '',
    pais: (exposure?.pais ?? 'BR') as PepValues['pais'],
    inicio: exposure?.inicio ?? null,
    fim: exposure?.fim ?? null,
    emExercicio: exposure ? exposure.fim === null : false,
    confirmacao: false,
  }
}

/** FATCA and CRS. */
export function firstFatca(last: FatcaData | undefined): FatcaValues {
  const [nationality = 'BR', other = ''] = last?.nacionalidades ?? []
  return {
    cidadeNascimento: last?.cidadeNascimento ?? '',
    paisNascimento: (last?.paisNascimento ?? 'BR') as FatcaValues['paisNascimento'],
    nacionalidade: nationality as FatcaValues['nacionalidade'],
    outraNacionalidade: other as FatcaValues['outraNacionalidade'],
    pessoaEstadosUnidos: last?.pessoaEstadosUnidos ?? null,
    indiciosEstadosUnidos: (last?.explicacaoIndicios ?? null) !== null,
    explicacaoIndicios: last?.explicacaoIndicios ?? '',
    residenciasFiscais: (
      last?.residenciasFiscais ?? [{ pais: 'BR', nif: '', motivoSemNif: null, explicacao: '' }]
    ).map((residence) =>
      residence.pais === 'BR' ? { ...residence, nif: formatCpf(residence.nif) } : residence,
    ) as FatcaValues['residenciasFiscais'],
    confirmacao: false,
  }
}

/** Living abroad; the proof is always a new one. */
export function firstResidence(last: ResidenceData | undefined): ResidenceValues {
  const residence = last?.residencia
  return {
    residente_exterior: last?.residente_exterior ?? null,
    pais: (residence?.pais ?? '') as ResidenceValues['pais'],
    codigoPostal: residence?.codigoPostal ?? '',
    nif: residence?.nif ?? '',
    complemento: residence?.complemento ?? '',
    comprovante: null,
    comprovanteEmitidoEm: null,
  }
}

/** What a declaration about living abroad would keep if it were sent now. Of the proof only its id is known here. */
export function residenceToCome({ residente_exterior, ...abroad }: ResidenceValues): ResidenceData {
  if (residente_exterior !== 'S') return { residente_exterior: 'N', residencia: null }
  const { comprovante, ...residence } = abroad
  const proof = comprovante === null ? null : { id: comprovante, tipo: '', bytes: 0 }
  return { residente_exterior, residencia: { ...residence, comprovante: proof } }
}
