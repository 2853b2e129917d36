import type { Querier } from '#backend/database/client.ts'
import { addresses } from '#backend/database/schema/addresses.ts'
import { attachFiles } from '#backend/files/keep-file.ts'
import { invalid } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { byField } from '#contract/complaints.ts'
import { checkProvenAddressValues } from '#contract/people/address-check.ts'
import type { AddressData, AddressValues } from '#contract/people/addresses.ts'
import { proofGone } from '#contract/proof.ts'
import { hasProof, lockProof } from './address-proofs.ts'
import { readAddress } from './read-address.ts'

/**
 * An address that may be kept, by its values. @throws 422 with a sentence for each wire path below `prefix` (`''` or `metadata.`),
 * also when the proof that it names is not the person's.
 */
export async function requireAddress(
  database: Querier,
  personId: number,
  values: AddressValues,
  prefix = '',
): Promise<AddressData> {
  const outcome = checkProvenAddressValues(values)
  if (!outcome.ok) throw invalid(byField(outcome.problems, prefix))
  const { comprovante } = outcome.result
  if (comprovante !== null && !(await hasProof(database, { personId, id: comprovante })))
    throw invalid({ [`${prefix}comprovante`]: proofGone })
  return outcome.result
}

/**
 * Puts a checked address of a person in force; the one before stays as history. The same address again changes nothing. `requestId`: the
 * granted request that brings it, whose proof it may name.
 */
export async function storeAddress(
  work: Work,
  personId: number,
  address: AddressData,
  { requestId = null }: { requestId?: number | null } = {},
): Promise<void> {
  const { database, now } = work
  const before = await readAddress(database, personId)
  if (before && isSame(before, address)) return
  const id = address.comprovante
  const proof = id === null ? null : await lockProof(database, { personId, id, requestId })
  if (id !== null && proof === null) throw invalid({ comprovante: proofGone })
  const [stored] = await database
    .insert(addresses)
    .values({
      personId,
      savedAt: now,
      livesAbroad: address.residente_exterior === 'S',
      postalCode: address.cep,
      street: address.logradouro,
      number: address.numero,
      complement: address.complemento,
      neighborhood: address.bairro,
      city: address.cidade,
      state: address.estado,
      country: address.pais,
      taxNumber: address.numeroIdentificacaoFiscal,
      proofFileId: proof?.id ?? null,
    })
    .returning({ id: addresses.id })
  if (!stored) throw new Error('the address was not stored')
  const isFree = proof?.subjectKind === null || proof?.subjectKind === 'onboarding'
  if (proof && isFree) await attachFiles(work, [proof.id], { kind: 'address', id: stored.id })
  await audit(work, {
    subjectId: personId,
    action: 'address.changed',
    entityId: stored.id,
    ...(before && { before }),
    after: address,
  })
}

function isSame(one: AddressData, other: AddressData): boolean {
  return (Object.keys(one) as (keyof AddressData)[]).every((key) => one[key] === other[key])
}
