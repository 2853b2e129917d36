import type { Browser } from 'playwright'
import { slowDown, visit } from './visit.ts'

/** Figures with which everything on the page is drawn, over the longest time. */
const FIGURES = 'idade=25&aposentadoria=65&saldo=20000&contribuicao=500&salario=8000'

/** Lines that move a little, a root of the return, the length of every chart, and what is paid. */
const LINES = [
  'Sua contribuição por mês',
  'Rendimento acima da inflação, ao ano',
  'Idade ao se aposentar',
  'Percentual do saldo por mês',
] as const

const PRESSES = 30
const PAUSE_MS = 400

/** A line of the simulator, and the milliseconds from each press of a key to the picture with what comes of it. */
export type SliderRedraws = { line: string; took: number[] }

/** Moves the lines of the public benefit simulator with a slow processor, on a telephone's screen. */
export async function sliderRedraws(browser: Browser, portalUrl: string): Promise<SliderRedraws[]> {
  const page = { url: `${portalUrl}/simulador-beneficio?${FIGURES}` }
  const { context, tab } = await visit(browser, page)
  await tab.setViewportSize({ width: 412, height: 915 })
  await tab.goto(page.url, { waitUntil: 'networkidle' })
  await slowDown(tab)
  await tab.evaluate(() => {
    const took: number[] = []
    let pressed: number | null = null
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true)
    const said = [...document.querySelectorAll('[role=status]')].find(({ textContent }) =>
      textContent?.includes('saldo pode chegar'),
    )
    new MutationObserver(() => {
      if (pressed === null) return
      const since = pressed
      pressed = null
      // A task after the next frame: by then it is on its way to the screen.
      requestAnimationFrame(() => setTimeout(() => took.push(performance.now() - since)))
    }).observe(said ?? document.body, {
      subtree: true,
      characterData: true,
      childList: true,
    })
    Object.assign(globalThis, { takeRedraws: () => took.splice(0) })
  })
  const redraws: SliderRedraws[] = []
  for (const line of LINES) {
    await tab.getByRole('slider', { name: line, exact: true }).focus()
    for (let press = 0; press < PRESSES; press += 1) {
      await tab.keyboard.press(press % 10 < 5 ? 'ArrowRight' : 'ArrowLeft')
      await tab.waitForTimeout(PAUSE_MS)
    }
    const took = await tab.evaluate(() =>
      (globalThis as unknown as { takeRedraws: () => number[] }).takeRedraws(),
    )
    redraws.push({ line, took })
  }
  await context.close()
  return redraws
}
