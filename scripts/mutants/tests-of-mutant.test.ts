import { expect, it } from 'vitest'
import { findMutants } from './find-mutants.ts'
import { testsByImports } from './tests-of-mutant.ts'

it('pure tests lead to a mutant by imports, the nearest first; those that stand on a database are none', () => {
  const importers = new Map([
    ['domain/money.ts', ['domain/loans.ts', 'domain/money.test.ts', 'scripts/forty-years/checks/ledger.ts']],
    ['domain/loans.ts', ['backend/calls/loans.test.ts', 'app/features/loans/loans.test.tsx']],
    ['scripts/forty-years/checks/ledger.ts', ['scripts/forty-years/checks/checks.test.ts']],
  ])
  const [mutant] = findMutants('domain/money.ts', 'export const cents = (one: number) => one + 1')
  expect(mutant && testsByImports(mutant, importers)).toEqual([
    'domain/money.test.ts',
    'app/features/loans/loans.test.tsx',
  ])
})
