import { hashSync } from '@node-rs/argon2'
import { type Random, seededRandom } from '#backend/demo/random.ts'
import type { CallInput, CallResult } from '#backend/testing/http-client.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { autenticar } from '#contract/identity/sessions.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { WrittenLine } from '#domain/payment-clearings/write-return.fixtures.ts'
import type { Calls } from './calls.ts'
import { instantOf, type TimeOfDay } from './clock.ts'
import type { Life, LifeAct } from './life.ts'
import type { Told } from './night.ts'
import type { Nodes } from './nodes.ts'
import type { Ask } from './sql.ts'

export const PASSWORD = 'Prev@2026'

/** Who works at the fund, as in the demonstration, by their level. */
export const TEAM = {
  karina: { cpf: '04645553020', name: 'Karina Alves', level: 1 },
  luiz: { cpf: '93541134780', name: 'Luiz Barbosa', level: 2 },
  marta: { cpf: '16899535009', name: 'Marta Siqueira', level: 3 },
} as const
export type Attendant = keyof typeof TEAM

/** Lists that grow as calls are answered. */
export type FundRecord = { -readonly [Name in keyof Told]: Told[Name][number][] }

/**
 * Of a thousand: how many sendings lose their answer, in how many the node is killed, and in how many rounds of duties. Of a thousand days,
 * on how many nothing that is due is done, as where the queue stands still.
 */
export type Fates = { lost: number; killed: number; powerCuts: number; standstills: number }

/** A request that was filed, and what the desk makes of it. */
export type Filed = {
  id: number
  protocol: string
  act: string
  who: number
  askedOn: IsoDate
  looksAt: IsoDate
  looks: number
}

/** The fund as who lives and works in it meets it: its calls, its day, and what it told. */
export type Fund = {
  today: () => IsoDate
  seed: number
  fates: Fates
  calls: Calls
  nodes: Nodes
  ask: Ask
  told: FundRecord
  /** Requests that wait for the desk. */
  filed: Filed[]
  /** Units of the plans that were published, oldest first. */
  units: { from: IsoDate; unit: number }[]
  /** Whoever entered, by the number of their life. */
  people: Map<number, Person>
  /** Plans of lives for days to come. */
  agenda: Map<IsoDate, Planned[]>
  plan: (on: IsoDate, life: Life, what: LifeAct) => void
  /** How many files the bank sent, and the lines of the last of them. */
  files: number
  broughtLast: readonly WrittenLine[]
  /** Counts of acts, by `act: outcome`. */
  acts: Map<string, number>
  /** Goes on to a time of a day, on every node. */
  moveTo: (day: IsoDate, time: TimeOfDay) => Promise<void>
  /** The session of somebody at this moment, opened where there is none. Null: they are not let in. */
  session: (cpf: string) => Promise<Session | null>
  /** Makes a call as an attendant. */
  as: <Call extends CallDefinition>(
    who: Attendant,
    call: Call,
    input?: CallInput,
  ) => Promise<CallResult<Call>>
  /** Random numbers of something, the same in every run of the seed, whoever else lives in it. */
  random: (...of: (string | number)[]) => Random
  /** A key of a sending, of the same seed always the same. */
  key: (...of: (string | number)[]) => string
}
/** A person who entered, by what the portal answered about them. */
export type Person = { life: Life; personId: number; linkId: number; diedOn: IsoDate | null }
type Planned = { life: Life; what: LifeAct }
type Session = { token: string; personId: number }

export function openFund(
  seed: number,
  { calls, nodes, ask, from, fates }: { calls: Calls; nodes: Nodes; ask: Ask; from: IsoDate; fates: Fates },
): Fund {
  let [today, time]: [IsoDate, TimeOfDay] = [from, 'night']
  const sessions = new Map<string, Promise<Session | null>>()
  const signIn = async (cpf: string): Promise<Session | null> => {
    const signedIn = await calls.ask(autenticar, { body: { cpf, senha: PASSWORD } })
    if (signedIn.status !== 200) return null
    return { token: signedIn.answer.token, personId: signedIn.answer.pessoa.id }
  }
  const random = (...of: (string | number)[]) => seededRandom(hashOf([seed, ...of].join('/')))
  const fund: Fund = {
    today: () => today,
    seed,
    fates,
    calls,
    nodes,
    ask,
    told: { incomes: [], requests: [], deaths: [], quotas: [], repeats: [], reports: [] },
    filed: [],
    units: [],
    people: new Map(),
    agenda: new Map(),
    plan: (on, life, what) => {
      fund.agenda.set(on, [...(fund.agenda.get(on) ?? []), { life, what }])
    },
    files: 0,
    broughtLast: [],
    acts: new Map(),
    moveTo: async (day, at) => {
      ;[today, time] = [day, at]
      sessions.clear()
      await nodes.moveTo(instantOf(day, time))
    },
    session: (cpf) => {
      const known = sessions.get(cpf)
      if (known) return known
      const opened = signIn(cpf)
      sessions.set(cpf, opened)
      return opened
    },
    as: async (who, call, input = {}) => {
      const session = await fund.session(TEAM[who].cpf)
      if (!session) throw new Error(`${who} is not let in`)
      return calls.ask(call, { ...input, token: session.token })
    },
    random,
    key: (...of) => uuidOf(random('key', ...of)),
  }
  return fund
}

/** Outcome of an act. */
export function count(fund: Pick<Fund, 'acts'>, act: string, outcome: string): void {
  const name = `${act}: ${outcome}`
  fund.acts.set(name, (fund.acts.get(name) ?? 0) + 1)
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

function uuidOf(random: Random): string {
  const digits = Array.from({ length: 32 }, () => random.integer(0, 15).toString(16))
  digits[12] = '4'
  digits[16] = '8'
  const text = digits.join('')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  )
}

/** The least that the library takes: at the full cost, signing in would be most of a life. */
const LIGHT = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const lightHash = hashSync(PASSWORD, LIGHT)

/** Gives passwords to whoever has none: the one thing that no call does here, since the link is in an e-mail and its hash is dear. */
export async function givePasswords(ask: Ask, now: Date): Promise<void> {
  await ask(
    `insert into credentials (person_id, password_hash, changed_at)
     select id, $1, $2 from people where cpf is not null
     on conflict do nothing`,
    [lightHash, now],
  )
}
