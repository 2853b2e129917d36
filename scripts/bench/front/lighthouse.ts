import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { FrontPage } from './front-page.ts'

/** Not among the packages: 176 MB that only who measures needs. npm keeps it after the first run. */
const PACKAGE = 'lighthouse@13.5.0'

const LARGEST_REPORT_BYTES = 64 * 1024 * 1024

/** Lighthouse's figures of a page on a slow phone: points of 100, first and largest paint and blocked time in milliseconds. */
export type LighthouseFigures = {
  score: number
  firstPaint: number
  largestPaint: number
  blocked: number
  layoutShift: number
}

type Report = {
  categories: { performance: { score: number | null } }
  audits: Record<string, { numericValue?: number }>
  runtimeError?: { message: string }
  finalDisplayedUrl: string
}

const run = promisify(execFile)

/** Runs Lighthouse for mobile once. @throws Error when the page could not be measured */
export async function lighthouse(page: FrontPage, browser: string): Promise<LighthouseFigures> {
  const cookie = page.cookie ? [`--extra-headers=${JSON.stringify({ cookie: page.cookie })}`] : []
  const options = ['--output=json', '--quiet', '--only-categories=performance']
  const { stdout } = await run(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${PACKAGE}`,
      '--',
      'lighthouse',
      page.url,
      '--chrome-flags=--headless --no-sandbox',
      ...options,
      ...cookie,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: LARGEST_REPORT_BYTES },
  )
  const { audits, categories, runtimeError, finalDisplayedUrl } = JSON.parse(stdout) as Report
  if (runtimeError || categories.performance.score === null)
    throw new Error(`Lighthouse could not measure ${page.name}: ${runtimeError?.message ?? 'no score'}`)
  if (finalDisplayedUrl !== page.url)
    throw new Error(`Lighthouse was led away from ${page.name} to ${finalDisplayedUrl}`)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    score: categories.performance.score * 100,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  }
}
