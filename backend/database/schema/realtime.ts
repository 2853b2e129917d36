import { bigserial, pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'

/** Messages between API nodes that are too large for NOTIFY; the socket.io adapter writes and sweeps it. Names are the adapter's. */
export const socketAttachments = pgTable('socket_io_attachments', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  createdAt: instant('created_at').defaultNow(),
  payload: bytes('payload'),
})
