import type * as v from 'valibot'
import { cpfOf } from '#backend/database/queries/person-cpf.ts'
import { declararFatca, type FatcaData } from '#contract/declarations/declarations.ts'
import { checkOwnFatcaValues } from '#contract/declarations/fatca-check.ts'
import { defineRequestKind } from '../request-engine/define-request-kind.ts'
import { declarationShapes } from './declaration-shapes.ts'
import { storeDeclaration } from './store-declaration.ts'

type Input = v.InferOutput<typeof declararFatca.body>

/** A declaration for FATCA and CRS: good until the circumstances change. */
export const fatcaDeclaration = defineRequestKind<Input, FatcaData>({
  slug: 'fatca',
  call: declararFatca,
  service: 'fatca',
  filedBy: 'participant',
  data: declarationShapes.fatca,
  isExclusive: false,
  settlement: { when: 'at-filing' },
  correctionPath: null,
  check: async ({ database, row }, input) => checkOwnFatcaValues(input, await cpfOf(database, row.person.id)),
  settle: (work, settling) => storeDeclaration(work, 'fatca', settling, null),
})
