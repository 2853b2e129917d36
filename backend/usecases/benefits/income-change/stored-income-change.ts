import { type IncomeChangeData, incomeChangeData } from '#contract/benefits/income-change.ts'
import type { StoredData } from '../../request-engine/stored-data.ts'

/** Changes that other systems filed have the percentage alone. */
export const storedIncomeChange: StoredData<IncomeChangeData> = {
  schema: incomeChangeData,
  upgrades: [
    (stored) => ({
      tipo: 'percentual',
      anos: null,
      tipoAnterior: null,
      percentualAnterior: null,
      mesesAnteriores: null,
      saldo: null,
      bruto: null,
      brutoAnterior: null,
      liquido: null,
      liquidoAnterior: null,
      mesEfeito: null,
      cancelavelAte: null,
      ...stored,
    }),
  ],
}
