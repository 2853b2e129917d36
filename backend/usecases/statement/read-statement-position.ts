import type { StatementPosition } from '#contract/statement/statement.ts'
import { statementAccounts, statementTypes } from '#contract/statement/statement-codes.ts'
import { regimeWords } from '#contract/taxes/wire-words.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addToCompetence, competenceOf, completedMonths } from '#domain/calendar.ts'
import { maskCpf } from '#domain/cpf.ts'
import { ENTRY_TYPES, LEDGER_ACCOUNTS } from '#domain/ledger.ts'
import { contributionsAgainstReturn } from '#domain/statement/contributions-against-return.ts'
import { monthEnds, returnOfMonths, returnTable } from '#domain/statement/profile-returns.ts'
import type { ProfileQuota, StatementEntry } from '#domain/statement/statement-entry.ts'
import type { RegressiveTaxRules } from '#domain/taxes/regressive-rate.ts'
import type { Querier } from '../../database/client.ts'
import { paymentsToCredit } from '../../database/queries/contribution-payments.ts'
import { quotaStretches } from '../../database/queries/link-quotas.ts'
import { cpfOf } from '../../database/queries/person-cpf.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { readRegimeOption } from '../../database/queries/regime-facts.ts'
import {
  allInvestmentProfiles,
  investmentProfileQuotas,
  statementEntries,
} from '../../database/queries/statement.ts'
import { vesting } from '../../rules/benefit-kinds.ts'
import { rulesOn } from '../../rules/rule-on.ts'
import { regressiveTax } from '../../rules/tax-kinds.ts'
import { type OwnLots, readAccountLots } from '../taxes/tax-regime/own-lots.ts'
import { chartPoints, newestMonths } from './chart-points.ts'
import { readBalance } from './read-balance.ts'
import { positionFigures } from './statement-figures.ts'
import { taxedLots } from './taxed-lots.ts'

/** Months of the table of returns. */
const RETURN_MONTHS = 12
/** Months of quotas that the table needs: its own, and twelve before each. */
const QUOTA_MONTHS = 2 * RETURN_MONTHS + 1

/** Where a link stands on a day: computed from the lots and the quotas, nothing stored twice. */
export async function readStatementPosition(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<StatementPosition> {
  const { link, plan, person, profile } = row
  const isRegressive = link.taxRegime === 'regressive'
  const [entries, profiles, [{ table: vestingTable }, regressive], cpf, stretches, lots, paid, option] =
    await Promise.all([
      statementEntries(database, link.id, today),
      allInvestmentProfiles(database),
      rulesOn(database, [vesting, regressiveTax], plan, today),
      cpfOf(database, person.id),
      quotaStretches(database, link, today),
      isRegressive ? readAccountLots(database, row, today) : null,
      paymentsToCredit(database, link.id),
      readRegimeOption(database, row),
    ])
  const everHeld = new Set([link.profileId, ...entries.map(({ profileId }) => profileId)])
  const recent = `${addToCompetence(competenceOf(today), -QUOTA_MONTHS)}-01`
  const [all, ofHeld, balance] = await Promise.all([
    investmentProfileQuotas(
      database,
      profiles.map(({ id }) => id),
      { since: recent, until: today },
    ),
    investmentProfileQuotas(database, [...everHeld], {
      since: entries[0]?.creditedOn ?? recent,
      until: today,
    }),
    readBalance(database, link.profileId, entries, today),
  ])
  const { quota } = balance
  return {
    pessoa: { nome: person.name, cpf: maskCpf(cpf) },
    plano: { id: plan.id, nome: plan.name },
    matricula: link.enrolment,
    dataAdesao: link.joinedOn,
    mesesNoPlano: completedMonths(link.joinedOn, today),
    regimeTributario: option.decided ? regimeWords.toWire(option.decided) : 'nao-escolhido',
    perfil: { id: link.profileId, nome: profile },
    cota: quota ? { valor: Number(quota.value), data: quota.date } : null,
    figuras: positionFigures({ link, balance, stretches, vestingTable, today }),
    evolucao: chartPoints(contributionsAgainstReturn(entries, ofHeld)).map((point) => ({
      competencia: point.month,
      contribuido: point.contributed,
      retirado: point.withdrawn,
      saldo: point.balance,
      rendimento: point.return,
    })),
    aCreditar: paid.map(({ id, competence, paidAmount, paidOn, creditOn }) => ({
      idContribuicao: id,
      competencia: competence,
      valor: paidAmount,
      pagaEm: paidOn,
      creditoEm: creditOn,
    })),
    lotes: isRegressive && quota ? lotsByRate(lots, today, regressive) : null,
    rentabilidades: {
      perfis: profiles.map(({ id, name }) => ({ id, nome: name })),
      meses: returnMonths(
        all,
        profiles.map(({ id }) => id),
        quota ? newestMonths(competenceOf(quota.date), RETURN_MONTHS) : [],
      ),
    },
    opcoes: optionsOf(entries, profiles),
  }
}

/** Returns of profiles month by month, newest first. */
function returnMonths(
  quotas: readonly ProfileQuota[],
  profileIds: readonly number[],
  months: readonly Competence[],
): StatementPosition['rentabilidades']['meses'] {
  const ends = new Map(profileIds.map((id) => [id, monthEnds(quotas, id)]))
  const oldest = months.at(-1)
  return returnTable(quotas, profileIds, months).map(({ month, byProfile }) => ({
    competencia: month,
    perfis: byProfile.map(({ profileId, month: ofMonth, year, twelveMonths }) => ({
      idPerfil: profileId,
      mes: ofMonth,
      ano: year,
      dozeMeses: twelveMonths,
      acumulado: oldest ? returnOfMonths(ends.get(profileId) ?? new Map(), oldest, month) : null,
    })),
  }))
}

function lotsByRate(
  lots: OwnLots | null,
  today: IsoDate,
  rules: RegressiveTaxRules,
): StatementPosition['lotes'] {
  return lots ? taxedLots(lots, today, rules) : []
}

function optionsOf(
  entries: readonly StatementEntry[],
  profiles: readonly { id: number; name: string }[],
): StatementPosition['opcoes'] {
  const [accounts, types, held] = [
    new Set(entries.map(({ account }) => account)),
    new Set(entries.map(({ type }) => type)),
    new Set(entries.map(({ profileId }) => profileId)),
  ]
  const [first, last] = [entries[0], entries.at(-1)]
  return {
    contas: LEDGER_ACCOUNTS.filter((account) => accounts.has(account)).map((code) => statementAccounts[code]),
    tipos: ENTRY_TYPES.filter((type) => types.has(type)).map((code) => statementTypes[code]),
    perfis: profiles.filter(({ id }) => held.has(id)).map(({ id, name }) => ({ id, nome: name })),
    primeiroMes: first ? competenceOf(first.creditedOn) : null,
    ultimoMes: last ? competenceOf(last.creditedOn) : null,
  }
}
