import { lockPerson } from '#backend/database/locks.ts'
import { notify } from '#backend/messages/notify.ts'
import { conflict } from '#backend/problem.ts'
import type { Work } from '#backend/work.ts'
import { livesAbroadSentence } from '#contract/people/addresses.text.ts'
import type { AddressData, BrazilianAddressForm } from '#contract/people/addresses.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { readAddress } from '../addresses/read-address.ts'
import { readResidence } from '../addresses/read-residence.ts'
import { requireAddress, storeAddress } from '../addresses/store-address.ts'

/**
 * Puts a new address in Brazil in force and tells the person. The same address again, without another proof, changes nothing.
 * @throws 409 for whoever lives abroad, who declares it; 422 by field.
 */
export async function changeAddress(
  work: Work,
  personId: number,
  values: BrazilianAddressForm,
): Promise<void> {
  const { database, now } = work
  await lockPerson(database, personId)
  const { livesAbroad } = await readResidence(database, personId, saoPauloDateOf(now))
  if (livesAbroad) throw conflict(livesAbroadSentence)
  const inBrazil = { residente_exterior: 'N', pais: '', numeroIdentificacaoFiscal: '' } as const
  const address = await requireAddress(database, personId, { ...values, ...inBrazil })
  const before = await readAddress(database, personId)
  if (before !== null && saysNothingNew(before, address)) return
  await storeAddress(work, personId, address)
  await notify(work, 'endereco_alterado', { personId, planId: null }, {})
}

/** A proof that was given before stays with its address: leaving it out takes nothing away. */
function saysNothingNew(before: AddressData, address: AddressData): boolean {
  return (Object.keys(address) as (keyof AddressData)[]).every((field) =>
    field === 'comprovante'
      ? address.comprovante === null || address.comprovante === before.comprovante
      : address[field] === before[field],
  )
}
