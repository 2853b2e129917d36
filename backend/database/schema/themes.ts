import { sql } from 'drizzle-orm'
import { char, check, integer, numeric, pgSequence, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytes, identity, instant } from './columns.ts'
import { people } from './people.ts'
import { plans } from './plans.ts'

/** SHA-256 in hexadecimal. */
const contentHash = (name: string) => char(name, { length: 64 })
/** `#RRGGBB`. */
const color = () => char('primary_colour', { length: 7 })
/** Share from 0 to 1. */
const share = (name: string) => numeric(name, { precision: 5, scale: 4, mode: 'number' })

/** Images of themes and of the slides of home, each once, by the hash of its bytes. Everybody may see them. */
export const themeImages = pgTable('theme_images', {
  hash: contentHash('hash').primaryKey(),
  mediaType: text('media_type').notNull(),
  content: bytes('content').notNull(),
  /** Pixels; null where the format was not read. */
  width: integer('width'),
  height: integer('height'),
  /** Share of the ink that stands out from the light and from the dark bar; null where it was not measured. */
  lightInk: share('light_ink'),
  darkInk: share('dark_ink'),
  createdAt: instant('created_at').notNull(),
})

const look = () => ({
  primaryColor: color().notNull(),
  logoHash: contentHash('logo_hash').references(() => themeImages.hash),
  backgroundHash: contentHash('background_hash').references(() => themeImages.hash),
})

/** Looks that a plan has had; the highest number is in force. Rows are only added. */
export const themeVersions = pgTable(
  'theme_versions',
  {
    id: identity(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    /** 1, 2, 3 … within the plan. */
    number: integer('number').notNull(),
    ...look(),
    publishedAt: instant('published_at').notNull(),
    /** Null: came with the installation. */
    publishedBy: integer('published_by').references(() => people.id),
    /** Number of the version that this one repeats. */
    restoredFrom: integer('restored_from'),
  },
  (table) => [
    unique('theme_versions_number').on(table.planId, table.number),
    check('theme_versions_colour', sql`${table.primaryColor} ~ '^#[0-9A-Fa-f]{6}$'`),
  ],
)

/** Never gives a number twice, so that a draft made after another was thrown away is not taken for it. */
export const themeDraftVersions = pgSequence('theme_draft_versions')

/** Looks being prepared, at most one for each plan. */
export const themeDrafts = pgTable(
  'theme_drafts',
  {
    planId: integer('plan_id')
      .primaryKey()
      .references(() => plans.id),
    version: integer('version').notNull(),
    ...look(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: integer('updated_by')
      .notNull()
      .references(() => people.id),
  },
  (table) => [check('theme_drafts_colour', sql`${table.primaryColor} ~ '^#[0-9A-Fa-f]{6}$'`)],
)
