/** Arguments of `npm test`. `since`: null where it is to be found out, as with `--changed` alone. */
export type TestArguments = { names: string[]; unknown: string[]; changed: { since: string | null } | null }

/**
 * Reads `npm test -- [stage…] [--changed[=commit]]`. What npm keeps of `npm test --changed` it tells in `npm_config_changed`; of what
 * follows it there, it takes the first for a value.
 */
export function testArguments(
  args: readonly string[],
  known: readonly string[],
  keptByNpm: string | undefined,
): TestArguments {
  const names: string[] = []
  const unknown: string[] = []
  let isOfChange = false
  let since: string | null = null
  const kept =
    keptByNpm === undefined || keptByNpm === '' || keptByNpm === 'false' ? [] : [`--changed=${keptByNpm}`]
  for (const arg of [...kept, ...args]) {
    const [flag, value] = arg.split(/=(.*)/s)
    if (flag === '--changed') {
      if (value !== undefined && known.includes(value)) names.push(value)
      isOfChange = true
      if (value !== undefined && value !== 'true' && !known.includes(value)) since = value
    } else if (known.includes(arg)) names.push(arg)
    else unknown.push(arg)
  }
  return { names, unknown, changed: isOfChange ? { since } : null }
}
