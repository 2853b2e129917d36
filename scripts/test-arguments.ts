/** Arguments of `npm test`. `since`: null where it is to be found out, as with `--changed` alone. `on`: the day that it is to be, as written. */
export type TestArguments = {
  names: string[]
  unknown: string[]
  changed: { since: string | null } | null
  on: string | null
}

/** Options that npm keeps for itself, of `npm test --changed --on=…`, as `npm_config_changed` and `npm_config_on`. */
export type KeptByNpm = { changed?: string | undefined; on?: string | undefined }

/**
 * Reads `npm test -- [stage…] [--changed[=commit]] [--on=day]`. Of what follows `--changed` where npm keeps it, npm takes the first for a
 * value.
 */
export function testArguments(
  args: readonly string[],
  known: readonly string[],
  keptByNpm: KeptByNpm,
): TestArguments {
  const names: string[] = []
  const unknown: string[] = []
  let isOfChange = false
  let since: string | null = null
  let on: string | null = null
  const kept = Object.entries(keptByNpm).flatMap(([name, value]) =>
    value === undefined || value === '' || value === 'false' ? [] : [`--${name}=${value}`],
  )
  for (const arg of [...kept, ...args]) {
    const [flag, value] = arg.split(/=(.*)/s)
    if (flag === '--changed') {
      if (value !== undefined && known.includes(value)) names.push(value)
      isOfChange = true
      if (value !== undefined && value !== 'true' && !known.includes(value)) since = value
    } else if (flag === '--on' && value !== undefined) on = value
    else if (known.includes(arg)) names.push(arg)
    else unknown.push(arg)
  }
  return { names, unknown, changed: isOfChange ? { since } : null, on }
}
