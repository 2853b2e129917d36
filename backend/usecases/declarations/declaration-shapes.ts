import {
  type FatcaData,
  fatcaData,
  type PepData,
  pepData,
  type ResidenceData,
  residenceData,
} from '#contract/declarations/declarations.ts'
import type { StoredData } from '../request-engine/stored-data.ts'

export type DeclaredData = { pep: PepData; fatca: FatcaData; 'residente-exterior': ResidenceData }

/** How each kind of declaration is kept, by version. */
export const declarationShapes: { readonly [Kind in keyof DeclaredData]: StoredData<DeclaredData[Kind]> } = {
  pep: { schema: pepData, upgrades: [] },
  fatca: { schema: fatcaData, upgrades: [] },
  'residente-exterior': { schema: residenceData, upgrades: [] },
}
