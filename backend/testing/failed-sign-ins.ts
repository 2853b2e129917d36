import { type AttemptKind, attempts } from '../database/schema/attempts.ts'
import { accountOf } from '../security/attempts.ts'
import { placeOfAddress } from '../security/place.ts'
import type { TestApi } from './test-api.ts'

/** Failed sign-ins of a CPF, or attempts of another kind, each from another address of the world unless it is said where. */
export async function storeFailures(
  { database, clock }: Pick<TestApi, 'database' | 'clock'>,
  cpf: string,
  length: number,
  addressOf = (index: number) => `2001:db8:${index.toString(16)}::1`,
  kind: AttemptKind = 'sign-in',
): Promise<void> {
  await database.insert(attempts).values(
    Array.from({ length }, (_, index) => {
      const { hash: place, network } = placeOfAddress(addressOf(index))
      return {
        kind,
        account: accountOf(cpf),
        place,
        network: network?.hash ?? null,
        isOpen: false,
        at: clock.now(),
      }
    }),
  )
}
