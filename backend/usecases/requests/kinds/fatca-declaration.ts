import type * as v from 'valibot'
import { cpfOf } from '#backend/database/queries/person-cpf.ts'
import { ownCpfSentence } from '#contract/declarations.text.ts'
import { declararFatca, type FatcaData } from '#contract/declarations.ts'
import { checkFatcaValues, residencePath } from '#contract/fatca-check.ts'
import { onlyDigits } from '#domain/cpf.ts'
import { declarationShapes } from '../../declarations/declaration-shapes.ts'
import { storeDeclaration } from '../../declarations/store-declaration.ts'
import { defineRequestKind } from './define-request-kind.ts'

type Asked = v.InferOutput<typeof declararFatca.body>

/** A declaration for FATCA and CRS: good until the circumstances change. */
export const fatcaDeclaration = defineRequestKind<Asked, FatcaData>({
  slug: 'fatca',
  call: declararFatca,
  service: 'fatca',
  filedBy: 'participant',
  data: declarationShapes.fatca,
  isExclusive: false,
  settlement: { when: 'at-filing' },
  correctionPath: null,
  check: async ({ database, row }, asked) => {
    const outcome = checkFatcaValues(asked)
    if (!outcome.ok) return outcome
    const cpf = await cpfOf(database, row.person.id)
    const index = outcome.result.residenciasFiscais.findIndex(
      ({ pais, nif }) => pais === 'BR' && nif !== '' && onlyDigits(nif) !== cpf,
    )
    if (index === -1) return outcome
    return { ok: false, problems: [{ field: residencePath(index, 'nif'), sentence: ownCpfSentence }] }
  },
  settle: (work, settling) => storeDeclaration(work, 'fatca', settling, null),
})
