import type * as v from 'valibot'
import { cpfOf } from '#backend/database/queries/person-cpf.ts'
import { declararFatca, type FatcaData } from '#contract/declarations.ts'
import { checkOwnFatcaValues } from '#contract/fatca-check.ts'
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
  check: async ({ database, row }, asked) => checkOwnFatcaValues(asked, await cpfOf(database, row.person.id)),
  settle: (work, settling) => storeDeclaration(work, 'fatca', settling, null),
})
