import { desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Querier } from '#backend/database/client.ts'
import { doneSwitches, waitingSwitch } from '#backend/database/queries/investment-profiles.ts'
import { movementsOf } from '#backend/database/queries/ledger.ts'
import { openRequest } from '#backend/database/queries/link-requests.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import { requestPayloads } from '#backend/database/schema/requests.ts'
import { requestStatusNamed } from '#backend/names.ts'
import { investmentProfileWindows } from '#backend/rules/entity-kinds.ts'
import { questionnaireOf, questionnaireOn } from '#backend/rules/questionnaires.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import {
  type InvestmentProfileSituation,
  investmentProfileChangeData,
} from '#contract/investments/investment-profiles.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { profileWindow } from '#domain/investments/investment-profiles/investment-profile-window.ts'
import { readBalance } from '../../statement/read-balance.ts'
import { compareInvestmentProfiles } from './compare-investment-profiles.ts'
import { investmentProfileNamer, readInvestmentProfileFacts } from './investment-profile-facts.ts'
import { questionnaireOnWire, resultOnWire } from './result-on-wire.ts'

const KIND = requestKindId('perfil-investimentos')

/** Everything about the profile of a link on a day. */
export async function readInvestmentProfileSituation(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<InvestmentProfileSituation> {
  const { link, plan } = row
  const { facts, profiles, result } = await readInvestmentProfileFacts(database, row, today)
  const nameOf = investmentProfileNamer(profiles)
  const { isOpen, window } = profileWindow(
    today,
    await ruleOn(database, investmentProfileWindows, plan, today),
  )
  const waiting = await waitingSwitch(database, link.id)
  return {
    perfil: { id: link.profileId, nome: row.profile },
    saldo: await balanceOf(database, row, today),
    rendaVitalicia: facts.hasLifetimeIncome,
    janela: { aberta: isOpen, de: window.from, ate: window.to, efeitoEm: window.effectiveOn },
    perfis: await compareInvestmentProfiles(database, profiles, today),
    questionario: questionnaireOnWire(await questionnaireOn(database, today), nameOf),
    resultado:
      result &&
      resultOnWire(result, await questionnaireOf(database, result.questionnaireVersion), nameOf, today),
    escolhaAberta: await openChoice(database, link.id),
    trocaMarcada: waiting && { perfil: nameOf(waiting.toProfileId), efeitoEm: waiting.effectiveOn },
    trocas: (await doneSwitches(database, link.id)).map((done) => ({
      data: done.quotaDate,
      de: nameOf(done.fromProfileId),
      para: nameOf(done.toProfileId),
      cotaAnterior: Number(done.oldUnitValue),
      cotaNova: Number(done.newUnitValue),
      saldo: done.balance,
    })),
  }
}

async function balanceOf(database: Querier, { link }: LinkRow, today: IsoDate) {
  const entries = await movementsOf(database, link.id, today)
  const { totals, quota } = await readBalance(database, link.profileId, entries, today)
  return quota && { total: totals.total.balance, dataCota: quota.date }
}

async function openChoice(
  database: Querier,
  linkId: number,
): Promise<InvestmentProfileSituation['escolhaAberta']> {
  const open = await openRequest(database, linkId, KIND)
  if (!open) return null
  const [payload] = await database
    .select({ data: requestPayloads.data })
    .from(requestPayloads)
    .where(eq(requestPayloads.requestId, open.id))
    .orderBy(desc(requestPayloads.version))
    .limit(1)
  const { perfilNovo, efeitoEm, cancelavelAte } = v.parse(investmentProfileChangeData, payload?.data)
  return {
    id: open.id,
    protocolo: open.protocol,
    status: requestStatusNamed(open.status),
    perfil: perfilNovo,
    efeitoEm,
    cancelavelAte,
  }
}
