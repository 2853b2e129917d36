import { colorContract } from '../tokens/color-contract.ts'
import { tokenVar } from '../tokens/token-name.ts'

/** One colour role: its path below `color` and the custom property that holds it. */
export type RoleSwatch = { role: string; cssVar: string }

type Contract = { readonly [key: string]: null | Contract }

const leaves = (contract: Contract, path: readonly string[]): RoleSwatch[] =>
  Object.entries(contract).flatMap(([key, inner]) =>
    inner === null
      ? [{ role: [...path, key].join('.'), cssVar: tokenVar('color', ...path, key) }]
      : leaves(inner, [...path, key]),
  )

/** Every colour role of the contract by group: `ground`, `text`, `line` … */
export const roleGroups: readonly { group: string; roles: RoleSwatch[] }[] = Object.entries(
  colorContract as Contract,
).map(([group, inner]) => ({ group, roles: inner === null ? [] : leaves(inner, [group]) }))
