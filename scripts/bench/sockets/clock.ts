/** Milliseconds of the machine's clock, the same in every process. */
export const millisecondsNow = () => Number(process.hrtime.bigint()) / 1e6
