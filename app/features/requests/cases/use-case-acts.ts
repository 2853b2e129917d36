import { toast } from '@portal/design-system/Toast'
import { useState } from 'react'
import type { RequestCase } from '#contract/requests/cases.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { DeskKeyHandlers } from '../desk-keys/use-desk-keys.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { checklistOf } from '../one-request/request-stages.ts'
import { requestsText } from '../requests.text.ts'
import { grantAtOnce, type OfferedMove, offeredMoves } from './moves.ts'
import type { CaseHolding } from './use-case-hold.ts'
import type { NextCase } from './use-next-case.ts'
import type { Move, MoveCommand, MoveOutcome } from './use-request-move.ts'

/** Act the action bar shows a panel for: a step, a hand-over or a takeover. `expectedVersion`: of the request when the act was chosen. */
export type ChosenAct = ChosenMove | 'hand-over' | 'take-over'

/** `leadsOn`: the next request is opened afterwards. */
type ChosenMove = { move: OfferedMove; expectedVersion: number; leadsOn: boolean }

type CaseActsInput = {
  request: RequestOnPage
  desk: RequestCase
  moving: MoveCommand
  holding: CaseHolding
  next: NextCase
  onOutcome: (outcome: MoveOutcome) => void
}

const { inAnalysis, granted, returned, received } = RequestStatus

/** Acts of an attendant on an open request, shared by the action bar and the keyboard shortcuts. */
export function useCaseActs({ request, desk, moving, holding, next, onOutcome }: CaseActsInput) {
  const [chosen, setChosen] = useState<ChosenAct | null>(null)
  const isElsewhere = desk.trava !== null && !desk.trava.minha
  const atOnce = isElsewhere ? null : grantAtOnce(request, desk.deferimento)
  const moves = isElsewhere ? [] : [...offeredMoves(request), ...(atOnce ? [atOnce] : [])]
  const { open } = checklistOf(request)
  const isOff = ({ needsChecks }: OfferedMove) => needsChecks && open > 0
  const close = () => setChosen(null)

  /** `leadsOn`: what came of it is told on the next request, which is opened. @returns whether it was done */
  const run = async (move: Move, leadsOn = false): Promise<boolean> => {
    const outcome = await moving.run(move)
    if (!outcome.ok && outcome.problem?.kind !== 'conflict') return false
    if (outcome.ok && leadsOn) {
      const { protocolo, status } = outcome.answer
      toast.show({ message: requestsText.moved(protocolo, status.nome) })
      close()
      await next.go()
      return true
    }
    if (outcome.ok) await outcome.reread
    close()
    onOutcome(outcome)
    return outcome.ok
  }
  const takeIt = async (status: number) => {
    if (await run({ status, reason: '' })) await holding.hold()
  }
  const choose = (move: OfferedMove, leadsOn = false) => {
    moving.clear()
    // Taking it asks nothing: it is given back as easily.
    if (isTaking(move, request)) void takeIt(move.status)
    else setChosen({ move, expectedVersion: request.versao, leadsOn })
  }
  const take = () => {
    holding.clear()
    const taking = moves.find((move) => isTaking(move, request))
    if (isElsewhere) setChosen('take-over')
    else if (taking) choose(taking)
    else if (!desk.trava) void holding.hold()
  }
  const offered = (status: number) =>
    moves.find((one) => one.status === status && one.stage === undefined && !isOff(one))
  const [granting, returning] = [offered(granted), offered(returned)]
  const keys: DeskKeyHandlers = {
    ...((isElsewhere || !desk.trava || moves.some((move) => isTaking(move, request))) && { take }),
    ...(granting && { grant: () => choose(granting), grantAndNext: () => choose(granting, true) }),
    ...(returning && { return: () => choose(returning) }),
    nextCase: () => void next.go(),
  }
  return {
    chosen,
    moves,
    openChecks: moves.some(isOff) ? open : 0,
    isOff,
    isElsewhere,
    choose,
    take,
    run,
    goNext: next.go,
    handOver: () => setChosen('hand-over'),
    close,
    keys,
  }
}

export type CaseActs = ReturnType<typeof useCaseActs>

function isTaking({ status }: OfferedMove, request: Pick<RequestOnPage, 'status'>): boolean {
  return status === inAnalysis && request.status.id === received
}
