import { queryOptions } from '@tanstack/react-query'
import { fatcaDeclarations, pepDeclarations, residenceDeclarations } from './declarations.functions.ts'

/** What the pages of declarations read. */
export const declarationQueries = {
  pep: () => queryOptions({ queryKey: ['declarations', 'pep'], queryFn: () => pepDeclarations() }),
  fatca: () => queryOptions({ queryKey: ['declarations', 'fatca'], queryFn: () => fatcaDeclarations() }),
  residence: () =>
    queryOptions({ queryKey: ['declarations', 'residence'], queryFn: () => residenceDeclarations() }),
}
