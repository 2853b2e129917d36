import { useSuspenseQuery } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'
import { Suppliers } from './Suppliers.tsx'

/** Who works for the plan. */
export function SuppliersPage() {
  return <Suppliers suppliers={useSuspenseQuery(ask('retornarFornecedores')).data} />
}
