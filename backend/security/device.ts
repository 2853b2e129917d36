import Bowser from 'bowser'

/** No user agent of a browser is longer. */
const LONGEST = 512

const UNKNOWN = 'Aparelho desconhecido'

const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  macOS: 'Mac',
}

/** Only names that the library knows: of who calls themselves something else it repeats what they wrote. */
const KNOWN: ReadonlySet<string> = new Set(
  [Bowser.BROWSER_MAP, Bowser.OS_MAP].flatMap((names) => Object.values(names)),
)

/** Family of a device, from its user agent: `Chrome no Android`. No versions, and no models but iPhone and iPad. */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LONGEST)
  // Without a text the library throws.
  if (text === '') return UNKNOWN
  const { browser, os, platform } = Bowser.parse(text)
  const [family, system] = [nameOf(browser.name), appleMobile(platform.model) ?? nameOf(os.name)]
  if (family && system) return `${family} no ${system}`
  return family ?? system ?? UNKNOWN
}

function nameOf(name: string | undefined): string | undefined {
  return name !== undefined && KNOWN.has(name) ? (SHORT_NAMES[name] ?? name) : undefined
}

const appleMobile = (model: string | undefined) =>
  model === 'iPhone' || model === 'iPad' ? model : undefined
