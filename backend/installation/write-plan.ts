import { saoPauloDateOf } from '#domain/calendar.ts'
import { plans } from '../database/schema/plans.ts'
import { themeVersions } from '../database/schema/themes.ts'
import { writeRules } from '../rules/write-rules.ts'
import { type AuditedWork, audit } from '../security/audit.ts'
import { planFirstAdjustment } from '../usecases/benefits/lifetime-adjustment/plan-adjustments.ts'
import { planNextWindow } from '../usecases/investments/investment-profiles/profile-window-notices.ts'
import { firstRulesOf } from './first-rules.ts'
import type { InstalledPlan } from './installation-file.ts'

/** Plan flags of the product: 6 marks plans of voluntary amounts, 1 the others. */
const onboardingFlags = { voluntaria: 6, percentual: 1 } as const
const modalities = { patrocinado: 'sponsored', instituido: 'instituted' } as const

/** Writes a plan with its first rules and its colour: those that the file leaves out are written as suggested, by that name. Its logo and background come later, from the theme settings. */
export async function writePlan(work: AuditedWork, plan: InstalledPlan): Promise<void> {
  const { database, now } = work
  const { id, nome, modalidade, contribuicao, cor_primaria } = plan
  const row = {
    id,
    name: nome,
    modality: modalities[modalidade],
    onboardingPlan: onboardingFlags[contribuicao],
  }
  await database.insert(plans).values(row)
  const rules = firstRulesOf(plan)
  await writeRules(database, rules, now)
  await database
    .insert(themeVersions)
    .values({ planId: id, number: 1, primaryColor: cor_primaria, publishedAt: now })
  await planNextWindow(work, row, saoPauloDateOf(now))
  await planFirstAdjustment(work, row, saoPauloDateOf(now))
  await audit(work, {
    subjectId: null,
    action: 'plan.installed',
    entityId: id,
    after: {
      ...row,
      primaryColour: cor_primaria,
      rules: Object.fromEntries(rules.map(({ kind, source, rules: value }) => [kind.id, { source, value }])),
    },
  })
}
