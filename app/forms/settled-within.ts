/** Waits until all have settled, however they end, but no longer than so many milliseconds. */
export async function settledWithin(
  milliseconds: number,
  promises: Iterable<Promise<unknown>>,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([Promise.allSettled(promises), patience])
  clearTimeout(timer)
}
