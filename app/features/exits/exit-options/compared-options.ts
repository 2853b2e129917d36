import { exitOptionNames } from '#contract/exits/exit-options.text.ts'
import type { ExitOptionsOnWire } from '#contract/exits/exit-options.ts'
import { progressiveTotals } from '#contract/taxes/both-regimes.text.ts'
import { reaisText } from '#contract/value-text.ts'
import { exitOptionsText as text } from './exit-options.text.ts'

/** The four options, in the order in which they are compared: from the money in the hand to the money that stays. */
export const OPTIONS = ['resgate', 'portabilidade', 'bpd', 'autopatrocinio'] as const
type Option = (typeof OPTIONS)[number]

/** One question about all four options, answered in reais of today where it is about money. */
export type ComparedLine = { id: string; label: string } & Record<Option, string>

/** Everything that the options differ in, in one unit: who chooses reads one line from left to right. */
export function comparedLines({
  saldo,
  regime,
  resgate,
  portabilidade,
  bpd,
  autopatrocinio,
}: ExitOptionsOnWire): ComparedLine[] {
  const nothing = reaisText(0)
  const chosen = regime ?? 'progressivo'
  const paid = resgate[chosen].liquido
  const left = chosen === 'progressivo' ? progressiveTotals(resgate.progressivo).liquido : paid
  return [
    {
      id: 'now',
      label: text.lines.now,
      resgate: reaisText(paid),
      portabilidade: nothing,
      bpd: nothing,
      autopatrocinio: nothing,
    },
    {
      id: 'after-return',
      label: text.lines.afterReturn,
      resgate: reaisText(left),
      portabilidade: nothing,
      bpd: nothing,
      autopatrocinio: nothing,
    },
    {
      id: 'invested',
      label: text.lines.invested,
      resgate: nothing,
      portabilidade: reaisText(portabilidade.valor),
      bpd: reaisText(bpd.saldo),
      autopatrocinio: reaisText(saldo.total),
    },
    {
      id: 'lost',
      label: text.lines.lost,
      resgate: reaisText(resgate.perde),
      portabilidade: nothing,
      bpd: nothing,
      autopatrocinio: nothing,
    },
    {
      id: 'cost',
      label: text.lines.cost,
      resgate: nothing,
      portabilidade: text.elsewhere,
      bpd: reaisText(bpd.taxaMensal),
      autopatrocinio: autopatrocinio.total === null ? text.askDesk : reaisText(autopatrocinio.total),
    },
    {
      id: 'income',
      label: text.lines.income(bpd.aposentadoriaEm?.slice(0, 4)),
      resgate: nothing,
      portabilidade: text.elsewhere,
      bpd: bpd.estimativa ? reaisText(bpd.estimativa.renda) : text.unknown,
      autopatrocinio: autopatrocinio.estimativa ? reaisText(autopatrocinio.estimativa.renda) : text.unknown,
    },
    { id: 'undo', label: text.lines.undo, ...text.undo },
  ]
}

/** Page of an option, and why it is closed; null where it is open. */
export function waysOf(options: ExitOptionsOnWire) {
  return OPTIONS.map((id) => ({
    id,
    title: exitOptionNames[id],
    href: `/services/${id}`,
    reason: options[id].motivo,
  }))
}
