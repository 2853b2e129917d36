import { type BalanceFault, proveBalances } from '#backend/ledger/prove-balances.ts'
import { readWholeDatabase, say } from './whole-database.ts'

/*
 * `npm run prove:balances`: proves what the ledger of the database of the settings promises, changes nothing of it, and ends with 1 where
 * something does not hold.
 */
const FAULTS: Readonly<Record<BalanceFault['fault'], string>> = {
  'below-zero': 'saiu mais do que havia',
  'one-sided-switch': 'os dois lados da troca de perfil diferem',
  'one-sided-pension': 'os dois lados da pensão diferem',
  'one-sided-dates': 'outras datas de acumulação mudam o dinheiro da conta',
  'not-the-reverse': 'o estorno não é o oposto do lançamento',
  'not-worth-it': 'as cotas não valem o que foi lançado',
  'mixed-line': 'a linha junta movimentos diferentes',
}

const faults = await readWholeDatabase(
  'API_HOST aponta para outra API. Confira os saldos na máquina daquela API.',
  proveBalances,
)
for (const { fault, linkId, at } of faults) say(`vínculo ${linkId}: ${FAULTS[fault]} (${at})`)
say(
  faults.length === 0
    ? 'Os saldos conferem.'
    : 'Os saldos não conferem. Corrija por estorno e novo lançamento.',
)
if (faults.length > 0) process.exitCode = 1
