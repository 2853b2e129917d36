import { eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { plans } from '#backend/database/schema/plans.ts'

/** Complaint that only the database can find about a record's plan: it does not exist. 0: every plan. */
export async function checkPlan(
  database: Querier,
  { idPlano }: { idPlano: number },
): Promise<{ idPlano?: string }> {
  if (idPlano === 0) return {}
  const [plan] = await database.select({ id: plans.id }).from(plans).where(eq(plans.id, idPlano))
  return plan ? {} : { idPlano: 'Escolha o plano.' }
}
