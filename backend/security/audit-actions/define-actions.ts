/** An audited change, as its row keeps it. */
export type AuditedChange = {
  action: string
  entityId: string
  after: Readonly<Record<string, unknown>> | null
}

/** One thing that is done and recorded. */
export type AuditAction = {
  /** Entity of the row; its id is the row's `entityId`. */
  entity: string
  /** The act as people read it, in the past and without its subject: "Alterou a contribuição." */
  sentence: string | ((change: AuditedChange) => string)
  /** Names of the values that may be kept of before and after. Anything else never reaches the row. */
  keeps: readonly string[]
  /** Another row tells it in the record of accesses: the serving itself, or the request that it belongs to. */
  isRecordedElsewhere?: true
}

/** Declares audited acts by their ids, `entity.verb-in-the-past`. */
export function defineActions<const Actions extends Readonly<Record<string, AuditAction>>>(
  actions: Actions,
): Actions {
  return actions
}
