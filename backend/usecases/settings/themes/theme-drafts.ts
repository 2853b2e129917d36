import { eq, sql } from 'drizzle-orm'
import { plans } from '#backend/database/schema/plans.ts'
import { themeDrafts } from '#backend/database/schema/themes.ts'
import { conflict, invalid, notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { themeImageRules } from '#contract/settings/themes.ts'
import { readImageFacts } from './theme-wire.ts'

type Draft = typeof themeDrafts.$inferSelect

/** A look as a person wants it; images by their hashes. */
export type ThemeToSave = { primaryColor: string; logoHash: string | null; backgroundHash: string | null }

const SVG = 'image/svg+xml'

/**
 * Keeps a draft. `expectedVersion` is the version that the person saw, 0 for none.
 * @throws 404 unknown plan; 409 `versao-desatualizada`; 422 for an image that is not kept here or cannot be used so
 */
export async function saveDraft(
  work: Work,
  actor: Actor,
  { planId, expectedVersion, look }: { planId: number; expectedVersion: number; look: ThemeToSave },
): Promise<void> {
  const before = await lockDraft(work, planId)
  if ((before?.version ?? 0) !== expectedVersion) throw outdated()
  await requireUsableImages(work, look)
  const row = {
    ...look,
    version: sql`nextval('theme_draft_versions')`,
    updatedAt: work.now,
    updatedBy: actor.personId,
  }
  await work.database
    .insert(themeDrafts)
    .values({ planId, ...row })
    .onConflictDoUpdate({ target: themeDrafts.planId, set: row })
  await audit(work, {
    ...themeOf(planId),
    action: 'theme-draft.saved',
    ...(before && { before: auditedLook(before) }),
    after: auditedLook(look),
  })
}

/** Throws a draft away. @throws 404; 409 `versao-desatualizada` */
export async function discardDraft(work: Work, planId: number, version: number): Promise<void> {
  const draft = await requireDraft(work, planId, version)
  await work.database.delete(themeDrafts).where(eq(themeDrafts.planId, planId))
  await audit(work, { ...themeOf(planId), action: 'theme-draft.discarded', before: auditedLook(draft) })
}

/** The draft that a person saw, held until the transaction ends. @throws 404; 409 `versao-desatualizada` */
export async function requireDraft(work: Work, planId: number, version: number): Promise<Draft> {
  const draft = await lockDraft(work, planId)
  if (!draft) throw notFound('Este plano não tem rascunho de tema.')
  if (draft.version !== version) throw outdated()
  return draft
}

/** Subject of an audit row about a plan's theme. */
export const themeOf = (planId: number) => ({ subjectId: null, entityId: planId }) as const

/** 409 when somebody else wrote in between. */
export const outdated = () =>
  conflict(
    'Alguém alterou este tema depois que você o abriu. Atualize a página e tente de novo.',
    'versao-desatualizada',
  )

/** Holds the plan's row, there being perhaps no draft to hold: whoever works on one theme waits for the other. */
export async function lockPlan(work: Work, planId: number): Promise<void> {
  const [plan] = await work.database
    .select({ id: plans.id })
    .from(plans)
    .where(eq(plans.id, planId))
    .for('no key update')
  if (!plan) throw notFound('Este plano não existe.')
}

async function lockDraft(work: Work, planId: number): Promise<Draft | undefined> {
  await lockPlan(work, planId)
  const [draft] = await work.database.select().from(themeDrafts).where(eq(themeDrafts.planId, planId))
  return draft
}

/** A look as it is on record: sealed rows spell the colour so. */
export const auditedLook = ({ primaryColor, logoHash, backgroundHash }: ThemeToSave) => ({
  primaryColour: primaryColor,
  logoHash,
  backgroundHash,
})

/** The drawings that came with the installation may stay, though nobody may send such. */
async function requireUsableImages(work: Work, { logoHash, backgroundHash }: ThemeToSave): Promise<void> {
  const images = await readImageFacts(work.database, [logoHash, backgroundHash])
  for (const [field, hash, accepted] of [
    ['logo', logoHash, themeImageRules.logo.types],
    ['background', backgroundHash, themeImageRules.background.types],
  ] as const) {
    if (hash === null) continue
    const image = images.get(hash)
    if (!image) throw invalid({ [field]: 'Esta imagem não está mais guardada. Envie-a de novo.' })
    const isAccepted = [...accepted, SVG].some((type) => type === image.mediaType)
    const isMeasured = field === 'background' || image.mediaType === SVG || image.lightInk !== null
    if (!isAccepted || !isMeasured) throw invalid({ [field]: 'Envie esta imagem para este uso.' })
  }
}
