import type { Querier } from '../client.ts'
import { pensionEntity } from '../schema/entity.ts'

/** The pension entity: name, CNPJ without mask, and who answers for what it declares. */
export type PensionEntity = Pick<typeof pensionEntity.$inferSelect, 'name' | 'cnpj' | 'informationOfficer'>

/** The entity of this portal. @throws Error when none was registered, which is a fault of the installation. */
export async function readEntity(database: Querier): Promise<PensionEntity> {
  const { name, cnpj, informationOfficer } = pensionEntity
  const [entity] = await database.select({ name, cnpj, informationOfficer }).from(pensionEntity)
  if (!entity) throw new Error('the pension entity is not registered')
  return entity
}
