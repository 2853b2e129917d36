import { type Command, type CommandOutcome, useCommand } from '#app/forms/use-command.ts'
import type { ReRegistrationItem } from '#domain/re-registration/groups.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { moveRequest, refuseReRegistration } from '../requests.functions.ts'

export type RefusedItem = { item: ReRegistrationItem; motivo: string }

/** A field or document that is to be corrected, and what about it. */
export type CorrectionToRequest = { campo: string; motivo?: string }

/**
 * Step for the request on screen. `reason` may be empty where none is needed. `items`: refused parts of a re-registration, in place of a
 * reason. `stage`: position of the next stage, to move it on. `checked`: ids of every checklist item of the present stage.
 */
export type Move = {
  status: number
  reason: string
  items?: RefusedItem[]
  stage?: number
  checked?: string[]
  corrections?: CorrectionToRequest[]
  /** It is taken first. */
  takesFirst?: boolean
  /** Version that was on screen when it was chosen; absent: the present one. */
  expectedVersion?: number
}

export type MoveCommand = Command<Move, RequestOnPage>

/** Outcome of a step: the request as it is now, or the refusal. */
export type MoveOutcome = CommandOutcome<RequestOnPage>

/** Moves a request as the version that is on screen: when somebody else was faster nothing is written. */
export function useRequestMove(request: Pick<RequestOnPage, 'id' | 'versao'>): MoveCommand {
  return useCommand(async ({ data }: { data: Move }) => {
    const { status, reason, items, stage, checked, corrections, takesFirst, expectedVersion } = data
    const before = { idRequisicao: request.id, versao: expectedVersion ?? request.versao }
    const seen = takesFirst ? await taken(before) : before
    if (items) return refuseReRegistration({ data: { ...seen, itens: items } })
    const written = reason.trim()
    return moveRequest({
      data: {
        ...seen,
        idStatus: status,
        ...(written && { motivo: written }),
        ...(stage !== undefined && { etapa: stage }),
        ...(checked && { itensConferidos: checked }),
        ...(corrections && { correcoes: corrections }),
      },
    })
  })
}

/** Takes a request. @returns it as it is from then on */
async function taken(seen: { idRequisicao: number; versao: number }) {
  const { versao } = await moveRequest({ data: { ...seen, idStatus: RequestStatus.inAnalysis } })
  return { ...seen, versao }
}
