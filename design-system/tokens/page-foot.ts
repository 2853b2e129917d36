const name = '--ds-page-foot'

/**
 * How much of the lower edge of the screen a bar takes that stays there. Whoever puts one sets `pageFoot.name` on the root; what floats at
 * that edge stands above `pageFoot.size`. A bar that goes with the task at hand has `data-docked` instead: the other one gives way to it.
 */
export const pageFoot = { name, size: `var(${name}, 0px)` } as const
