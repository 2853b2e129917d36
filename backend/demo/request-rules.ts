import { CURRENT_UNIT } from './plan-unit.ts'

/** Rules by which the requests of the demo were computed when they were filed. */
export const requestRules = {
  factor: '1.0833',
  unit: CURRENT_UNIT,
  match: { rate: 100, ceilingPercent: null },
  lastFilingDay: 20,
}
