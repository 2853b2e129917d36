import type { ResidenceData } from '#contract/declarations/declarations.ts'
import { dateText } from '#contract/value-text.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { newDeclarationDueOn } from '#domain/declarations/fatca.ts'
import { notify } from '../../messages/notify.ts'
import type { Work } from '../../work.ts'
import { listDeclarations } from './read-declarations.ts'

/**
 * Asks for a new declaration of tax residence where somebody moved to a country that their newest one does not name. Who never made one is
 * not asked again.
 */
export async function requestFatcaAgain(
  work: Work,
  personId: number,
  { residencia }: Pick<ResidenceData, 'residencia'>,
): Promise<void> {
  const [newest] = await listDeclarations(work.database, 'fatca', personId)
  if (!newest) return
  const country = residencia?.pais ?? 'BR'
  if (newest.dados.residenciasFiscais.some(({ pais }) => pais === country)) return
  const prazo = dateText(newDeclarationDueOn(saoPauloDateOf(work.now)))
  await notify(work, 'declaracao_fatca_mudou', { personId, planId: null }, { prazo })
}
