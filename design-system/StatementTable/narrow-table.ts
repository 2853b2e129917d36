import type { StyleRule } from '@vanilla-extract/css'

export type Declarations = NonNullable<NonNullable<StyleRule['selectors']>[string]>

/** Declarations of one element, and of the same element in a state: `&[data-numeric]`. */
export type TableRule = Declarations & { selectors?: Record<string, Declarations> }

/** Narrower than this, each row stands by itself with its column names beside the values. */
const stackedBelow = '480px'

/** Least width of a table by its number of columns, in rem; on narrower screens each row is a card with labels above the values. */
export const roomFor = { 4: 34, 5: 42, 6: 50, 7: 60 } as const

/** The most columns that are told apart: more need as much as these, or more. */
export const mostColumns = 7

/**
 * Rules for a table without room, by the width of its frame. Cards are for screens: a printed page keeps the table.
 * The frame says with `data-columns` how many columns it holds.
 */
export function narrowTable(frame: string) {
  const stacked = (rule: TableRule) => ({ '@container': { [`(max-width: ${stackedBelow})`]: rule } })
  const inCards = ({ selectors = {}, ...plain }: TableRule) => ({
    '@media': {
      screen: {
        '@container': Object.fromEntries(
          Object.entries(roomFor).map(([columns, room]) => {
            const inFrame = `${frame}[data-columns="${columns}"]`
            const states = Object.entries(selectors).map(([state, rest]) => [`${inFrame} ${state}`, rest])
            return [
              `(min-width: 480.02px) and (max-width: ${room}rem)`,
              { selectors: { [`${inFrame} &`]: plain, ...Object.fromEntries(states) } },
            ]
          }),
        ),
      },
    },
  })
  /** The same whether rows are stacked or stand as cards. */
  const apart = (rule: TableRule) => ({ ...stacked(rule), ...inCards(rule) })
  return { stacked, inCards, apart }
}
