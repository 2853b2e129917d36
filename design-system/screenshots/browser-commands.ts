import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserCommand } from 'vitest/node'
import { packageRoot } from '../tests/source-files.ts'

/** Whether the references can be compared here: they were made by the same browser on the same system, or are being made now. */
type References = { comparable: boolean; madeBy: string; here: string }

/** Media emulation of a page; `null` resets it. */
type Wishes = {
  media?: 'print' | 'screen' | null
  forcedColors?: 'active' | 'none' | null
  contrast?: 'more' | 'no-preference' | null
  reducedMotion?: 'reduce' | 'no-preference' | null
  colorScheme?: 'dark' | 'light' | 'no-preference' | null
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    readReferences: () => Promise<References>
    emulateMedia: (wishes: Wishes) => Promise<void>
  }
}

const manifest = join(packageRoot, 'screenshots', 'references', 'made-by.json')

/**
 * Letters are drawn differently by each build of a browser and each system, so a picture says nothing about a design made elsewhere.
 * The last figure of a version only counts the mends of a build, which draw alike. The first call with `--update` writes down who made the
 * references.
 */
const readReferences: BrowserCommand = ({ page, project }): References => {
  const build = page.context().browser()?.version().split('.', 3).join('.') ?? '?'
  const here = `${browserName()} ${build}, ${process.platform} ${process.arch}, ${systemName()}`
  if (project.vitest.config.snapshotOptions.updateSnapshot === 'all') {
    writeFileSync(manifest, `${JSON.stringify({ madeBy: here }, null, 2)}\n`)
  }
  const { madeBy } = JSON.parse(readFileSync(manifest, 'utf8')) as { madeBy: string }
  const comparable = madeBy === here
  if (!comparable) {
    project.vitest.logger.warn(
      `Screenshots are not compared: the references were made by ${madeBy}; this is ${here}. ` +
        'To make your own: npx vitest run --project screenshots --update',
    )
  }
  return { comparable, madeBy, here }
}

/** Chromium and its headless shell are of one build and draw letters differently. */
function browserName(): string {
  return /headless.shell/.test(process.env.CHROMIUM_PATH ?? '') ? 'Chromium headless shell' : 'Chromium'
}

function systemName(): string {
  const release = '/etc/os-release'
  const name = existsSync(release) && /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync(release, 'utf8'))?.[1]
  return name || 'unnamed system'
}

/** Asks the whole page for another medium, colours, contrast or motion, as a person's system would. */
const emulateMedia: BrowserCommand<[Wishes]> = async ({ page }, wishes) => page.emulateMedia(wishes)

export const browserCommands = { readReferences, emulateMedia }
