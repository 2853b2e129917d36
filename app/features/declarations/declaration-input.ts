import type { ResidenceData, ResidenceValues } from '#contract/declarations/declarations.ts'

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

/** Request data as it would be stored if filed now. Only the proof's id is known here. */
export function residenceToCome({ residente_exterior, ...abroad }: ResidenceValues): ResidenceData {
  if (residente_exterior !== 'S') return { residente_exterior: 'N', residencia: null }
  const { comprovante, ...residence } = abroad
  const proof = comprovante === null ? null : { id: comprovante, tipo: '', bytes: 0 }
  return { residente_exterior, residencia: { ...residence, comprovante: proof } }
}
