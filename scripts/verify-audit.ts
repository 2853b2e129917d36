import { type ChainFault, isInChain, verifyChain } from '#backend/security/audit-chain/verify-chain.ts'
import { giveUp, readWholeDatabase, say } from './whole-database.ts'

/*
 * `npm run verify:audit`: checks that nothing of the record of what was done was changed, taken away or put in, and ends with 1 where something
 * was. `-- <seal>` also asks whether a seal that was noted before is still in the chain, which a cut end would tell nobody else.
 */
const FAULTS: Readonly<Record<ChainFault['fault'], string>> = {
  changed: 'foi alterado depois de lacrado',
  gone: 'foi apagado',
  'seal-gone': 'não é o seguinte: faltam lacres antes dele',
  unsealed: 'foi escrito por fora do portal, sem lacre',
}

const [noted] = process.argv.slice(2)
if (noted !== undefined && !/^[0-9a-f]{64}$/i.test(noted))
  giveUp('Um lacre tem 64 algarismos hexadecimais. Copie-o inteiro da conferência anterior.')

const { sealed, waiting, head, broken, isNotedThere } = await readWholeDatabase(
  'API_HOST aponta para outra API. Confira a auditoria na máquina daquela API.',
  async (unit) => ({
    ...(await verifyChain(unit)),
    isNotedThere: noted === undefined || (await isInChain(unit, noted)),
  }),
)
if (broken) {
  const place = broken.position === null ? '' : `, lacre ${broken.position}`
  say(`Registro ${broken.entryId}${place}: ${FAULTS[broken.fault]}.`)
}
if (!isNotedThere) say('O lacre informado não está mais na auditoria: o fim dela foi cortado ou refeito.')
if (broken || !isNotedThere) {
  say('A auditoria não confere. Guarde uma cópia do banco antes de qualquer outra coisa.')
  process.exitCode = 1
} else {
  say(`A auditoria confere: ${sealed} registros lacrados, ${waiting} à espera do lacre do próximo minuto.`)
  if (head !== null) say(`Último lacre, para anotar fora deste banco: ${head}`)
}
