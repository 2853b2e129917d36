import { and, desc, eq } from 'drizzle-orm'
import { themeDrafts, themeVersions } from '#backend/database/schema/themes.ts'
import { notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { requireNoObstacle } from './measure-theme.ts'
import { auditedLook, lockPlan, outdated, requireDraft, type ThemeToSave, themeOf } from './theme-drafts.ts'
import { readImageFacts } from './theme-wire.ts'

/**
 * Puts a draft in force; the draft is gone.
 * @throws 404; 409 `versao-desatualizada`; 422 by field when something of `domain/theme` stands in the way
 */
export async function publishTheme(work: Work, actor: Actor, planId: number, version: number): Promise<void> {
  const draft = await requireDraft(work, planId, version)
  await addVersion(work, actor, { planId, look: draft, restoredFrom: null })
  await work.database.delete(themeDrafts).where(eq(themeDrafts.planId, planId))
}

/**
 * Puts an earlier version in force again, as a new one. A draft, if there is one, stays.
 * @throws 404 not a version of this plan; 409 when `currentId` is not in force any more, or is what is asked for; 422 as publishing
 */
export async function restoreTheme(
  work: Work,
  actor: Actor,
  { planId, versionId, currentId }: { planId: number; versionId: number; currentId: number },
): Promise<void> {
  await lockPlan(work, planId)
  const [wanted] = await work.database
    .select()
    .from(themeVersions)
    .where(and(eq(themeVersions.planId, planId), eq(themeVersions.id, versionId)))
  if (!wanted) throw notFound('Esta versão do tema não existe.')
  const current = await currentVersion(work, planId)
  if (current?.id !== currentId || currentId === versionId) throw outdated()
  await addVersion(work, actor, { planId, look: wanted, restoredFrom: wanted.number })
}

async function addVersion(
  work: Work,
  actor: Actor,
  { planId, look, restoredFrom }: { planId: number; look: ThemeToSave; restoredFrom: number | null },
): Promise<void> {
  const { primaryColor, logoHash, backgroundHash } = look
  const logo = (await readImageFacts(work.database, [logoHash])).get(logoHash ?? '')
  requireNoObstacle(primaryColor, logo)
  const before = await currentVersion(work, planId)
  const number = (before?.number ?? 0) + 1
  await work.database.insert(themeVersions).values({
    planId,
    number,
    primaryColor,
    logoHash,
    backgroundHash,
    publishedAt: work.now,
    publishedBy: actor.personId,
    restoredFrom,
  })
  await audit(work, {
    ...themeOf(planId),
    action: restoredFrom === null ? 'theme.published' : 'theme.restored',
    ...(before && { before: { number: before.number, ...auditedLook(before) } }),
    after: { number, ...auditedLook(look), restoredFrom },
  })
}

async function currentVersion(work: Work, planId: number) {
  const [current] = await work.database
    .select()
    .from(themeVersions)
    .where(eq(themeVersions.planId, planId))
    .orderBy(desc(themeVersions.number))
    .limit(1)
  return current
}
