import { sql } from 'drizzle-orm'
import { char, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { filePurposeNames } from '../../file-purposes.ts'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'
import { planLinks } from './plans.ts'

/**
 * Kind of the row that a file belongs to, by that row's id. In a draft the file only waits; a re-registration draft goes by the person's
 * id.
 */
const FILE_SUBJECTS = [
  'request',
  'address',
  'onboarding',
  're-registration-draft',
  'payment-clearing',
  'import',
  'court-suspension',
  'message',
  'death',
  'registry-entry',
] as const
export type FileSubjectKind = (typeof FILE_SUBJECTS)[number]

/** Verdict of the virus scanner; `not-scanned`: the installation has none, or the portal wrote the file. */
const SCAN_RESULTS = ['clean', 'not-scanned'] as const

/**
 * Bytes that the storage has, each once, by their key. The row is there before the bytes and goes after them, so that nothing in the
 * storage is unknown; one that no file refers to is let go of.
 */
export const fileContents = pgTable(
  'file_contents',
  {
    key: text('key').primaryKey(),
    bytes: integer('bytes').notNull(),
    /** When the same bytes came last. */
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [index('file_contents_stored').on(table.storedAt)],
)

/** Files that people sent or the portal wrote for them. */
export const files = pgTable(
  'files',
  {
    id: identity(),
    /** Id on the wire. */
    publicId: uuid('public_id').notNull().unique(),
    purpose: text('purpose', { enum: filePurposeNames }).notNull(),
    ownerId: integer('owner_id').references(() => people.id),
    linkId: integer('link_id').references(() => planLinks.id),
    /** Null until it is attached to something. */
    subjectKind: text('subject_kind', { enum: FILE_SUBJECTS }),
    subjectId: integer('subject_id'),
    /** Of the bytes that are kept. */
    sha256: char('sha256', { length: 64 }).notNull(),
    bytes: integer('bytes').notNull(),
    mediaType: text('media_type').notNull(),
    name: text('name').notNull(),
    /** Pixels, of images. */
    width: integer('width'),
    height: integer('height'),
    scan: text('scan', { enum: SCAN_RESULTS }).notNull(),
    /** Null once the bytes were let go of. */
    contentKey: text('content_key').references(() => fileContents.key),
    uploadedBy: integer('uploaded_by').references(() => people.id),
    uploadedAt: instant('uploaded_at').notNull(),
    /** Key of the sending, made by the sender: the same again stores nothing. */
    uploadKey: uuid('upload_key'),
    /** SHA-256 of the bytes as they were sent under that key. */
    sentSha256: char('sent_sha256', { length: 64 }),
    /** Null while it waits, in a draft or on its own. */
    attachedAt: instant('attached_at'),
    /** The bytes go after this instant; null: they stay with what the file is attached to. */
    retainedUntil: instant('retained_until'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    unique('files_upload_key').on(table.ownerId, table.uploadKey),
    index('files_owner').on(table.ownerId, table.purpose),
    index('files_link').on(table.linkId).where(sql`${table.linkId} is not null`),
    index('files_uploader').on(table.uploadedBy).where(sql`${table.uploadedBy} is not null`),
    index('files_subject').on(table.subjectKind, table.subjectId),
    index('files_content').on(table.contentKey),
    index('files_retained').on(table.retainedUntil).where(sql`${table.deletedAt} is null`),
    check('files_purpose', sql.raw(`purpose in (${filePurposeNames.map((name) => `'${name}'`).join(', ')})`)),
    check(
      'files_subject_kind',
      sql.raw(`subject_kind in (${FILE_SUBJECTS.map((name) => `'${name}'`).join(', ')})`),
    ),
    check('files_subject_whole', sql`(${table.subjectKind} is null) = (${table.subjectId} is null)`),
    check('files_deleted', sql`(${table.deletedAt} is null) = (${table.contentKey} is not null)`),
  ],
)
