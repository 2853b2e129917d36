import { setProjectAnnotations } from '@storybook/react-vite'
import { page } from 'vitest/browser'
import preview from '../.storybook/preview.ts'

setProjectAnnotations([preview])

/** A story made ready to be shown (`composeStories`). */
export type ReadyStory = { run: (context: { globals: Record<string, string> }) => Promise<void> }

const WIDTH = 1000
const LEAST_HEIGHT = 640

const stillness = document.createElement('style')
stillness.textContent =
  'body { padding: 1rem } *, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important }'

/** Shows a story alone on the page, as large as it is, with its letters loaded and nothing moving. */
export async function showStory(story: ReadyStory, globals: Record<string, string> = {}): Promise<void> {
  document.head.append(stillness)
  await show(story, globals)
  await Promise.all(
    Array.from(document.fonts)
      .filter(({ family }) => !family.includes('Fallback'))
      .map((face) => face.load()),
  )
  await page.viewport(WIDTH, Math.max(LEAST_HEIGHT, document.body.scrollHeight))
}

/** Shows a story as a person meets it. */
export async function showMovingStory(story: ReadyStory): Promise<void> {
  stillness.remove()
  await show(story)
}

async function show(story: ReadyStory, globals: Record<string, string> = {}) {
  await page.viewport(WIDTH, LEAST_HEIGHT)
  await story.run({ globals: { plan: 'hpe', scheme: 'light', surface: 'participant', ...globals } })
}
