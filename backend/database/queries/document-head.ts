import type { Querier } from '../client.ts'
import { cpfOf } from './person-cpf.ts'
import { planColorOf } from './plan-color.ts'

/** Of whom the head of a document is, and in which colour. */
export async function documentHead(
  database: Querier,
  { person, plan }: { person: { id: number }; plan: { id: number } },
): Promise<{ cpf: string; planColor: string }> {
  const [cpf, planColor] = await Promise.all([cpfOf(database, person.id), planColorOf(database, plan.id)])
  return { cpf, planColor }
}
