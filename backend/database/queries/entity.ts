import type { Querier } from '../client.ts'
import { databasePurpose, pensionEntity } from '../schema/entity.ts'

/** The pension entity: name, CNPJ without mask, and who answers for what it declares. */
export type PensionEntity = Pick<typeof pensionEntity.$inferSelect, 'name' | 'cnpj' | 'informationOfficer'>

/** The entity of this portal. @throws Error when none was registered, which is a fault of the installation. */
export async function readEntity(database: Querier): Promise<PensionEntity> {
  const { name, cnpj, informationOfficer } = pensionEntity
  const [entity] = await database.select({ name, cnpj, informationOfficer }).from(pensionEntity)
  if (!entity) throw new Error('the pension entity is not registered')
  return entity
}

/** Whether everything here is invented: what looks like money, or like a person, is said to be none. */
export async function isDemonstration(database: Querier): Promise<boolean> {
  const [claimed] = await database.select({ purpose: databasePurpose.purpose }).from(databasePurpose)
  return claimed?.purpose === 'demonstration'
}
