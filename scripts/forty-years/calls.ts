import { setTimeout as wait } from 'node:timers/promises'
import { type CallInput, type CallResult, makeCall } from '#backend/testing/http-client.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import type { Nodes } from './nodes.ts'

/** A fault of the product that a call showed: what it was asked and what it answered. */
export class BadAnswer extends Error {}

export type Calls = {
  /**
   * Makes a call of the fund's API, of one node after the other. Whose node was killed meanwhile asks another the same again, as a
   * person does who got no answer, or that it is busy. @throws BadAnswer for any other 5xx
   */
  ask: <Call extends CallDefinition>(call: Call, input?: CallInput, fate?: Fate) => Promise<CallResult<Call>>
  /** How many were made, and how many were made again because the answer was lost. */
  counted: () => { made: number; repeated: number; refused: ReadonlyMap<string, number> }
}

/** The node that is asked is killed so many milliseconds after the call went out, answered or not. */
export type Fate = { killAfterMs: number }

/** So often a call is made again before something else must be wrong. */
const ATTEMPTS = 5
/** Real time. A node whose machine has much else to do says so before it does anything, and asks to be asked again. */
const BUSY_MS = 5000

export function callsOf(nodes: Pick<Nodes, 'living' | 'kill'>): Calls {
  let made = 0
  let repeated = 0
  const refused = new Map<string, number>()
  return {
    ask: async (call, input = {}, fate) => {
      for (let attempt = 1; ; attempt += 1) {
        const living = nodes.living()
        const node = living[made % living.length]
        if (!node) throw new Error('no node answers')
        made += 1
        const asked = makeCall(node.url, call, input).catch((error: unknown) => {
          if (attempt === ATTEMPTS || !(error instanceof TypeError)) throw error
          return null
        })
        const isLast = fate !== undefined && attempt === 1
        if (isLast) await Promise.all([asked, wait(fate.killAfterMs).then(() => nodes.kill(node.place))])
        const result = isLast ? null : await asked
        const isBusy = result?.status === 503 && attempt < ATTEMPTS
        if (result === null || isBusy) {
          repeated += 1
          if (isBusy) await wait(BUSY_MS)
          continue
        }
        if (result.status >= 500)
          throw new BadAnswer(
            `${call.path} answered ${result.status} to ${JSON.stringify(input.body ?? input.params ?? {})}: ${result.bytes.toString('utf8').slice(0, 300)}`,
          )
        if (result.status >= 400) {
          const why = `${call.path} ${result.status} ${reasonOf(result.bytes)}`
          refused.set(why, (refused.get(why) ?? 0) + 1)
        }
        return result
      }
    },
    counted: () => ({ made, repeated, refused }),
  }
}

/** Words of a refusal, without the days and amounts that make each one different. */
function reasonOf(bytes: Buffer): string {
  try {
    const { detail, campos } = JSON.parse(bytes.toString('utf8')) as {
      detail?: string
      campos?: Record<string, string>
    }
    const said = campos && Object.keys(campos).length > 0 ? JSON.stringify(campos) : (detail ?? '')
    return said.replaceAll(/\d[\d./:,-]*/g, '#')
  } catch {
    return ''
  }
}
