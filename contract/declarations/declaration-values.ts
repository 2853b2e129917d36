import { formatCpf } from '#domain/cpf.ts'
import type { FatcaData, FatcaValues, PepData, PepValues } from './declarations.ts'

/*
 * Declarations as the fields of a form hold them: the answers of the last declaration, to be confirmed anew. Stored declarations have texts
 * where the fields have lists to choose from; they were checked against those lists when they were sent.
 */

/** Political exposure; without a declaration nothing but the country. */
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

/** FATCA and CRS; without a declaration Brazil everywhere. */
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
