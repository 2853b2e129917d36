import { eq } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { claimDatabase } from '../database/claim-database.ts'
import type { Database } from '../database/client.ts'
import { slipCollection } from '../database/schema/contribution-payments.ts'
import { pensionEntity } from '../database/schema/entity.ts'
import { plans } from '../database/schema/plans.ts'
import { planActs } from '../due-acts/plan-acts.ts'
import { type AuditedWork, audit } from '../security/audit.ts'
import { nextPayroll } from '../usecases/payroll/benefit-payments/plan-payroll.ts'
import { reportYear } from '../usecases/payroll/income-reports/report-notices.ts'
import { nextRetention } from '../usecases/records/retention/plan-retention.ts'
import type { Installation } from './installation-file.ts'
import { type JoinedMember, joinTeam } from './join-team.ts'
import { writePlan } from './write-plan.ts'

/** Report of an installation: each part was created now, or was there before and stayed as it is. */
export type InstallationReport = {
  entity: 'created' | 'kept'
  /** `missing`: nothing was told, so that no slip can be issued yet. */
  collection: 'created' | 'kept' | 'missing'
  plans: { name: string; outcome: 'created' | 'kept' }[]
  team: JoinedMember[]
}

export type InstallOptions = {
  now: Date
  /** Draws another link for members who never chose a password, for one that was lost. */
  renewLinks?: boolean
}

/**
 * Registers a pension entity, its plans and its first attendants in one transaction. What is there already stays as it is, so running it
 * again changes nothing, and with a longer file it adds.
 * @throws Error with a Portuguese sentence when the database holds the demonstration or another entity
 */
export function installEntity(
  database: Database,
  installation: Installation,
  { now, renewLinks = false }: InstallOptions,
): Promise<InstallationReport> {
  return database.transaction(async (transaction) => {
    await claimDatabase(transaction, 'entity')
    const work = { database: transaction, now, actor: null, requestId: 'installation' }
    const entity = await registerEntity(work, installation)
    const report: InstallationReport = {
      entity,
      collection: await registerCollection(work, installation),
      plans: [],
      team: [],
    }
    for (const plan of installation.planos) {
      report.plans.push({ name: plan.nome, outcome: await writeMissingPlan(work, plan) })
    }
    for (const member of installation.equipe) report.team.push(await joinTeam(work, member, { renewLinks }))
    return report
  })
}

async function registerEntity(
  work: AuditedWork,
  { entidade: { nome, cnpj, responsavelInformacoes } }: Installation,
): Promise<'created' | 'kept'> {
  const [known] = await work.database.select({ cnpj: pensionEntity.cnpj }).from(pensionEntity)
  if (known && known.cnpj !== cnpj)
    throw new Error('este banco é de outra entidade. Use um banco só para esta.')
  if (known) return 'kept'
  const entity = { name: nome, cnpj, informationOfficer: responsavelInformacoes }
  await work.database.insert(pensionEntity).values(entity)
  const today = saoPauloDateOf(work.now)
  await planActs(work, [nextPayroll(today), reportYear(Number(today.slice(0, 4))), nextRetention(today)])
  await audit(work, {
    subjectId: null,
    action: 'entity.installed',
    entityId: 1,
    after: entity,
  })
  return 'created'
}

async function registerCollection(
  work: AuditedWork,
  { cobranca }: Installation,
): Promise<InstallationReport['collection']> {
  const [known] = await work.database
    .select({ debitAgreement: slipCollection.debitAgreement })
    .from(slipCollection)
  const debitAgreement = cobranca?.convenioDebito ?? null
  if (known) {
    if (known.debitAgreement === null && debitAgreement !== null)
      await addDebitAgreement(work, debitAgreement)
    return 'kept'
  }
  if (!cobranca) return 'missing'
  const { carteira: portfolio, agencia: agency, conta: account, chavePix: pixKey, cidade: city } = cobranca
  const collection = { portfolio, agency, account, pixKey, city, debitAgreement }
  await work.database.insert(slipCollection).values(collection)
  await audit(work, { subjectId: null, action: 'collection.installed', entityId: 1, after: collection })
  return 'created'
}

/** A longer file adds what an installation did not have. */
async function addDebitAgreement(work: AuditedWork, debitAgreement: string): Promise<void> {
  await work.database.update(slipCollection).set({ debitAgreement })
  const after = { debitAgreement }
  await audit(work, { subjectId: null, action: 'collection.installed', entityId: 1, after })
}

async function writeMissingPlan(
  work: AuditedWork,
  plan: Installation['planos'][number],
): Promise<'created' | 'kept'> {
  const [known] = await work.database.select({ id: plans.id }).from(plans).where(eq(plans.id, plan.id))
  if (known) return 'kept'
  await writePlan(work, plan)
  return 'created'
}
