import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { readRegimeOption } from '#backend/database/queries/regime-facts.ts'
import { newestRegimeOption } from '#backend/database/queries/tax-regime-options.ts'
import { verificationCodeOf } from '#backend/database/queries/verification-code.ts'
import type { RegimeAnswer } from '#contract/taxes/tax-regime.ts'
import { regimeReasonWords, regimeWords } from '#contract/taxes/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { isServiceOffered } from '../../plans/require-service.ts'
import { openTerm } from './signed-term.ts'

/** The regime of a link on a day: why it is so, what may be chosen, and the term that was signed for it. */
export async function readRegimeSituation(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<RegimeAnswer['situacao']> {
  const [known, option, mayWrite] = await Promise.all([
    readRegimeOption(database, row),
    newestRegimeOption(database, row.link.id),
    isServiceOffered(database, 'regime-tributacao', row, today),
  ])
  const { current, offered, irrevocable, isFinal, reason } = known
  const signed = option && openTerm(option)
  const code = option?.requestId ? await verificationCodeOf(database, option.requestId) : null
  return {
    regime: regimeWords.toWire(current),
    escolhidoEm: option?.chosenOn ?? null,
    motivo: regimeReasonWords.toWire(reason),
    definitivo: isFinal,
    opcoes: mayWrite ? offered.map(regimeWords.toWire) : [],
    semVolta: mayWrite ? irrevocable.map(regimeWords.toWire) : [],
    termo: signed && {
      protocolo: signed.protocolo,
      assinadoEm: signed.assinadoEm,
      codigo: code ?? '',
    },
  }
}
