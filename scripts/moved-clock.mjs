// Loaded by every Node process of a test run on another day (scripts/move-clocks.ts): dates are ahead by whole days, timers are not.
const ahead = Number(process.env.TEST_DAYS_AHEAD ?? 0) * 86_400_000

if (ahead !== 0) {
  const OfMachine = globalThis.Date
  class MovedDate extends OfMachine {
    /** @param {[] | [number | string | Date]} parts */
    constructor(...parts) {
      if (parts.length === 0) super(OfMachine.now() + ahead)
      else super(...parts)
    }
    static now() {
      return OfMachine.now() + ahead
    }
  }
  // Called without `new`, a date is a text.
  globalThis.Date = new Proxy(MovedDate, { apply: () => new MovedDate().toString() })
}
