/** The 27 units of the federation by their codes of two letters, in the order of their names. */
export const stateNames = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
} as const satisfies Readonly<Record<string, string>>

export type StateCode = keyof typeof stateNames

/** Every code, in the order of the names. */
export const stateCodes = Object.keys(stateNames) as StateCode[]

/** Whether a code is one of the 27. */
export function isState(code: string): code is StateCode {
  return Object.hasOwn(stateNames, code)
}
