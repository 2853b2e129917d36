import { expect, waitFor } from 'storybook/test'

/** As react-aria hides what it opens until it is placed: for a frame or two, in which a play on a busy machine looks. */
const UNPLACED = "[data-rac][style*='mask-image']"

const stillness = `
*, *::before, *::after { transition: none !important; animation: none !important }
${UNPLACED} { opacity: 1 !important }`

/**
 * Nothing moves in a story that is tested: a play never looks at what is on its way, and a colour is measured when it has come.
 * @returns takes it back.
 */
export function keepStill(): () => void {
  const still = document.createElement('style')
  still.textContent = stillness
  document.head.append(still)
  return () => still.remove()
}

/** Fails where something that was opened is never placed, which nobody would ever see. */
export function allIsPlaced(): Promise<void> {
  return waitFor(() => expect(document.querySelector(UNPLACED)).toBeNull())
}
