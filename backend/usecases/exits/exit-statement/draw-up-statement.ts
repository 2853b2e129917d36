import type { Querier } from '#backend/database/client.ts'
import { readEntity } from '#backend/database/queries/entity.ts'
import type { Exit } from '#backend/database/queries/exits.ts'
import { investmentProfileNames } from '#backend/database/queries/investment-profile-names.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { heldLots } from '#backend/ledger/held-lots.ts'
import { decisionPeriod } from '#backend/rules/benefit-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import type { ExitStatementContent } from '#contract/exits/exit-statement-content.ts'
import { statementAccounts } from '#contract/statement/statement-codes.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { HeldLot } from '#domain/exits/held-lots.ts'
import { isIndividualAccount, LEDGER_ACCOUNTS } from '#domain/ledger.ts'
import { Decimal, sumReais, toDecimal } from '#domain/money.ts'
import { QUOTA_DECIMALS } from '#domain/quotas.ts'
import { openLoanDebt } from '../../loans/open-loan-debt.ts'
import { listHelpChannels } from '../../publications/help-channels/list-help-channels.ts'
import { redemptionToday } from '../../taxes/tax-regime/redemption-today.ts'
import { readExitOptions } from '../exit-options/read-exit-options.ts'

/** Exit statement of a link on a day, by the newest quotas up to it. */
export async function drawUpStatement(
  database: Querier,
  row: LinkRow,
  exit: Pick<Exit, 'hiredOn' | 'endedOn' | 'noticedOn'>,
  day: IsoDate,
): Promise<ExitStatementContent> {
  const { link, plan, person } = row
  const [options, { value }, lots, profiles, debt, { decisionDays }, entity, contacts] = await Promise.all([
    readExitOptions(database, row, day),
    redemptionToday(database, row, day),
    heldLots(database, link.id, day),
    investmentProfileNames(database),
    openLoanDebt(database, link.id, day),
    ruleOn(database, decisionPeriod, plan, day),
    readEntity(database),
    listHelpChannels(database),
  ])
  const held = lots.filter(({ account }) => isIndividualAccount(account))
  const profileOf = (id: number) => profiles.get(id) ?? row.profile
  const { resgate, portabilidade, bpd, autopatrocinio } = options
  return {
    formato: 1,
    entidade: entity.name,
    nome: person.name,
    plano: plan.name,
    matricula: link.enrolment,
    admissao: exit.hiredOn,
    adesao: link.joinedOn,
    desligamento: exit.endedOn,
    comunicadoEm: exit.noticedOn,
    calculadoEm: day,
    mesesPlano: options.mesesPlano,
    cotas: [...Map.groupBy(held, ({ profileId }) => profileId)].flatMap(([id, [lot]]) =>
      lot ? [{ perfil: profileOf(id), data: lot.pricedOn, valor: lot.unitValue }] : [],
    ),
    contas: accountsOf(held, profileOf),
    saldo: options.saldo,
    regime: options.regime,
    resgate: {
      motivo: resgate.motivo,
      bruto: resgate.bruto,
      percentualPatrocinadora: resgate.percentualPatrocinadora,
      patrocinadora: resgate.patrocinadora,
      perde: resgate.perde,
      aguarda: value.waiting,
      progressivo: {
        imposto: resgate.progressivo.imposto,
        liquido: resgate.progressivo.liquido,
        final: resgate.progressivo.final,
      },
      regressivo: { imposto: resgate.regressivo.imposto, liquido: resgate.regressivo.liquido },
      ano: resgate.ano,
    },
    portabilidade,
    bpd,
    autopatrocinio,
    emprestimo: debt?.settlement.total ?? 0,
    presumida: options.presumida,
    diasOpcao: decisionDays,
    contatos: contacts,
  }
}

/** Quotas and their value by account and profile, in the order of the ledger. */
function accountsOf(
  lots: readonly HeldLot[],
  profileOf: (id: number) => string,
): ExitStatementContent['contas'] {
  return LEDGER_ACCOUNTS.flatMap((account) => {
    const ofAccount = lots.filter((lot) => lot.account === account)
    return [...Map.groupBy(ofAccount, ({ profileId }) => profileId)].map(([profileId, ofProfile]) => {
      const quotas = ofProfile.reduce((sum, lot) => sum.plus(toDecimal(lot.quotas)), new Decimal(0))
      return {
        conta: statementAccounts[account],
        perfil: profileOf(profileId),
        cotas: quotas.toFixed(QUOTA_DECIMALS),
        valor: sumReais([quotas.times(toDecimal(ofProfile[0]?.unitValue ?? 0))]),
      }
    })
  })
}
