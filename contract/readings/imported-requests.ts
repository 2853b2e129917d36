import { importedLabels as labels } from '../imported-requests.text.ts'
import type { BenefitSuspensionData, LumpSumData } from '../imported-requests.ts'
import { defineReading } from './define-reading.ts'
import { months, percent } from './reading-line.ts'

export const lumpSumReading = defineReading<LumpSumData>({
  percentual: (points) => percent(labels['saque-a-vista'].percentual, points),
})

export const benefitSuspensionReading = defineReading<BenefitSuspensionData>({
  meses: (count) => months(labels['suspend-benefit'].meses, count),
})
