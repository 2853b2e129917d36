import type { Transaction } from '../../database/client.ts'
import { declarations } from '../../database/schema/declarations.ts'
import type { DemoDeclaration } from '../declarations.ts'
import { insertBatches } from './insert-batches.ts'
import { known, type WrittenPeople } from './write-people.ts'

/** Writes what the completed declarations of the demo put in force. */
export async function writeDeclarations(
  database: Transaction,
  demo: readonly DemoDeclaration[],
  { personIds }: WrittenPeople,
  requestIds: ReadonlyMap<string, number>,
): Promise<void> {
  await insertBatches(
    database,
    declarations,
    demo.map(({ protocol, personCpf, ...declaration }) => ({
      ...declaration,
      requestId: known(requestIds, protocol),
      personId: known(personIds, personCpf),
    })),
  )
}
