/** One step of an item: the place that it goes to, from 0, and the button that was pressed. */
export type Move = { to: number; direction: 'up' | 'down' }

/** The button that can be pressed on at a place: the same one, or at an end the other. */
export function nextDirection({ to, direction }: Move, count: number): Move['direction'] {
  if (to === 0) return 'down'
  return to === count - 1 ? 'up' : direction
}
