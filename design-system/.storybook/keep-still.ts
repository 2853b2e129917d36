/** The second: what react-aria opens has no paint until it is placed, a frame or two in which a busy machine looks. */
const stillness = `
*, *::before, *::after { transition: none !important; animation: none !important }
[data-rac][style*='mask-image'] { opacity: 1 !important }`

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
