import { saoPauloDateOf } from '#domain/calendar.ts'
import { serviceSlugs } from '#domain/services/service-ids.ts'
import { plans } from '../database/schema/plans.ts'
import { planFeatures, planParameters } from '../database/schema/services.ts'
import { themeVersions } from '../database/schema/themes.ts'
import { type AuditedWork, audit } from '../security/audit.ts'
import { planNextWindow } from '../usecases/investment-profiles/profile-window-notices.ts'
import type { InstalledPlan } from './installation-file.ts'

/** Plan flags of the product: 6 marks plans of voluntary amounts, 1 the others. */
const onboardingFlags = { voluntaria: 6, percentual: 1 } as const
const modalities = { patrocinado: 'sponsored', instituido: 'instituted' } as const

/** Writes a plan with its services, its contribution terms and its colour. Its logo and background come later, from the theme settings. */
export async function writePlan(work: AuditedWork, plan: InstalledPlan): Promise<void> {
  const { database, now } = work
  const { id, nome, modalidade, contribuicao, cor_primaria, servicos = serviceSlugs } = plan
  const row = {
    id,
    name: nome,
    modality: modalities[modalidade],
    onboardingPlan: onboardingFlags[contribuicao],
  }
  await database.insert(plans).values(row)
  if (servicos.length > 0) {
    await database.insert(planFeatures).values([...new Set(servicos)].map((slug) => ({ planId: id, slug })))
  }
  const terms = termsOf(plan)
  await database.insert(planParameters).values({ planId: id, ...terms })
  await database
    .insert(themeVersions)
    .values({ planId: id, number: 1, primaryColour: cor_primaria, publishedAt: now })
  await planNextWindow(work, row, saoPauloDateOf(now))
  await audit(work, {
    subjectId: null,
    action: 'plan.installed',
    entity: 'plan',
    entityId: id,
    after: { ...row, primaryColour: cor_primaria, services: servicos, terms },
  })
}

function termsOf(plan: InstalledPlan) {
  const { desde: validFrom, diaVencimento: dueDay } = plan.regras
  if (plan.contribuicao === 'voluntaria') {
    return { validFrom, dueDay, minimumVoluntary: plan.regras.minimo, rules: { changeLimit: 'free' } }
  }
  const { unidade, fator, basicaMaxima, suplementarMaxima, contrapartida, tetoContrapartida } = plan.regras
  return {
    validFrom,
    dueDay,
    unit: unidade,
    factor: fator.toFixed(4),
    basicMaximum: basicaMaxima,
    basicStep: 1,
    supplementaryMaximum: suplementarMaxima,
    supplementaryStep: 1,
    employerMatch: contrapartida === 0 ? null : contrapartida,
    employerMatchCeiling: tetoContrapartida ?? null,
  }
}
