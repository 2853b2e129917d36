import { desc, eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { addresses } from '#backend/database/schema/addresses.ts'
import { files } from '#backend/database/schema/files.ts'
import type { AddressData } from '#contract/people/addresses.ts'
import { yesNoOf } from '#contract/yes-no.ts'

/** Address in force of a person, as the wire carries it; null for somebody who never gave one. */
export async function readAddress(database: Querier, personId: number): Promise<AddressData | null> {
  const [found] = await database
    .select({ row: addresses, proof: files.publicId })
    .from(addresses)
    .leftJoin(files, eq(files.id, addresses.proofFileId))
    .where(eq(addresses.personId, personId))
    .orderBy(desc(addresses.id))
    .limit(1)
  if (!found) return null
  const { row, proof } = found
  return {
    residente_exterior: yesNoOf(row.livesAbroad),
    cep: row.postalCode,
    logradouro: row.street,
    numero: row.number,
    complemento: row.complement,
    bairro: row.neighborhood,
    cidade: row.city,
    estado: row.state,
    pais: row.country,
    numeroIdentificacaoFiscal: row.taxNumber,
    comprovante: proof,
  }
}
