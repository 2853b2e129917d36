import type { BrowserContext } from '@playwright/test'

/** Sets the clock of a device some milliseconds apart from the right time. What a page counts by itself goes on as it is. */
export function setDeviceClock(context: BrowserContext, apart: number): Promise<unknown> {
  return context.addInitScript((by) => {
    const RealDate = Date
    const now = () => RealDate.now() + by
    const WrongDate = function (this: unknown, ...given: ConstructorParameters<DateConstructor> | []) {
      if (!(this instanceof WrongDate)) return new RealDate(now()).toString()
      return given.length === 0 ? new RealDate(now()) : new RealDate(...given)
    } as unknown as DateConstructor
    Object.setPrototypeOf(WrongDate, RealDate)
    Object.defineProperty(WrongDate, 'prototype', { value: RealDate.prototype })
    Object.defineProperty(WrongDate, 'now', { value: now })
    globalThis.Date = WrongDate
  }, apart)
}
