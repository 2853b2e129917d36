import type { RequestExportOnWire } from '#contract/requests/requests.ts'
import { exportedFileHref } from './exported-file.ts'

/** A spreadsheet that the person asked for. `rows` of `total` are written; `until`: the instant from which it can't be fetched. */
export type RequestExport = {
  href: string
  file: string
  state: RequestExportOnWire['situacao']
  rows: number
  total: number
  /** How many are served before it. */
  ahead: number
  until: string | null
  /** Why it failed. */
  warning: string | null
}

/** Adds the portal's download address to the API's description of a spreadsheet. */
export function requestExportOf({ link, ...wire }: RequestExportOnWire): RequestExport {
  return {
    href: exportedFileHref(link),
    file: wire.arquivo,
    state: wire.situacao,
    rows: wire.linhas,
    total: wire.total,
    ahead: wire.naFrente,
    until: wire.disponivelAte,
    warning: wire.aviso,
  }
}

/** Whether it is on its way. */
export function isUnfinished({ state }: RequestExport): boolean {
  return state === 'na-fila' || state === 'em-preparo'
}
