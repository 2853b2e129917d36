import {
  type FatcaData,
  fatcaData,
  type PepData,
  pepData,
  type ResidenceData,
} from '#contract/declarations/declarations.ts'
import { residenceShape } from '../people/addresses/read-residence.ts'
import type { StoredData } from '../request-engine/stored-data.ts'

export type DeclaredData = { pep: PepData; fatca: FatcaData; 'residente-exterior': ResidenceData }

/** How each kind of declaration is kept, by version. */
export const declarationShapes: { readonly [Kind in keyof DeclaredData]: StoredData<DeclaredData[Kind]> } = {
  pep: { schema: pepData, upgrades: [] },
  fatca: { schema: fatcaData, upgrades: [] },
  'residente-exterior': residenceShape,
}
