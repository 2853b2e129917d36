import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

// The shell draws the same pages without a window around them, which costs a small machine noticeably less.
const names = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Path of a Chromium to test with: CHROMIUM_PATH, one that is installed, Playwright's own, or Debian's package when this is root.
 * Exits with 1 and says what to do when there is none.
 */
export function browserOrExit(): string {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (existsSync(configured)) return configured
    return giveUp(`CHROMIUM_PATH aponta para ${configured}, que não existe.`)
  }
  return installed() ?? playwrightsOwn() ?? debians() ?? giveUp('Nenhum Chrome ou Chromium foi encontrado.')
}

function installed(): string | undefined {
  for (const name of names) {
    const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
    const [path] = found.status === 0 ? found.stdout.trim().split(/\r?\n/) : []
    if (path) return path
  }
  return places.find((path) => existsSync(path))
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function debians(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  process.stdout.write('Instalando o Chromium do Debian…\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  // Not every release of Debian has the shell as a package of its own.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit', env })
    if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`
  }
  return undefined
}

function giveUp(reason: string): never {
  process.stderr.write(
    `${reason}\nInstale o Google Chrome ou o Chromium, rode "npx playwright install chromium", ou diga o caminho em CHROMIUM_PATH.\n`,
  )
  process.exit(1)
}
