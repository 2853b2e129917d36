import { readRegimeOption } from '#backend/database/queries/regime-facts.ts'
import { shownComparison } from '#contract/taxes/shown-comparison.ts'
import { regimeChoiceSentences, regimeDeclarations } from '#contract/taxes/tax-regime.text.ts'
import {
  type RegimeChoiceData,
  type RegimeChoiceInput,
  regimeChoiceData,
} from '#contract/taxes/tax-regime.ts'
import { checkRegimeValues } from '#contract/taxes/tax-regime-check.ts'
import { regimeWords } from '#contract/taxes/wire-words.ts'
import { defineRequestKind, type Submission } from '../../request-engine/define-request-kind.ts'
import { readOwnComparison } from './own-comparison.ts'
import { storeOption } from './store-option.ts'

/** A choice whose password was checked: it goes no further than that. */
type Input = Submission & Omit<RegimeChoiceInput, 'senha'> & { senhaConferida: true }

/** The choice of the tax regime, signed with the password; carried out as it is filed. */
export const taxRegimeChoice = defineRequestKind<Input, RegimeChoiceData>({
  slug: 'regime-tributacao',
  service: 'regime-tributacao',
  filedBy: 'participant',
  data: {
    schema: regimeChoiceData,
    // Imported ones only told the regime, by its name.
    upgrades: [
      ({ regime, ...rest }) => ({
        anterior: 'progressivo',
        declaracoes: [],
        comparacao: null,
        ...rest,
        regime: String(regime).toLowerCase(),
      }),
    ],
  },
  // Two at once wait for each other, and a first one for the regressive regime settles it.
  isExclusive: false,
  settlement: { when: 'at-filing' },
  correctionPath: null,
  check: async ({ database, row, today }, input) => {
    const option = await readRegimeOption(database, row)
    if (option.isFinal) return { ok: false, problems: [{ refusal: regimeChoiceSentences['already-final'] }] }
    const outcome = checkRegimeValues({ ...input, temSenha: input.senhaConferida }, option)
    if (!outcome.ok) return outcome
    return {
      ok: true,
      result: {
        regime: regimeWords.toWire(outcome.result),
        anterior: regimeWords.toWire(option.current),
        declaracoes: regimeDeclarations({ isIrrevocable: option.irrevocable.includes(outcome.result) }),
        comparacao: shownComparison(await readOwnComparison(database, row, today)),
      },
    }
  },
  settle: storeOption,
})
