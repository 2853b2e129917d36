import { type DependantsData, dependantsData } from '#contract/dependants/dependants.ts'
import type { StoredData } from '../request-engine/stored-data.ts'

/** How a request about dependants is kept, by version. Those of other systems told a name, a kinship in words and a purpose. */
export const dependantsShape: StoredData<DependantsData> = {
  schema: dependantsData,
  upgrades: [
    ({ nome, parentesco, tipo }) => ({
      tipo: tipo === 'beneficiario' ? 2 : 1,
      dependentes: [
        {
          mudanca: 'inclusao',
          id: null,
          name: nome,
          cpf: null,
          birthdate: null,
          kindship: null,
          parentescoInformado: parentesco,
          average: null,
          estudante: null,
          incapaz: null,
          anterior: null,
          motivoFim: null,
          fim: null,
        },
      ],
    }),
  ],
}
