import { importedLabels as labels } from '../imported-requests.text.ts'
import type { BenefitApplicationData, BenefitSuspensionData, LumpSumData } from '../imported-requests.ts'
import { defineReading } from './define-reading.ts'
import { months, percent, text } from './reading-line.ts'

export const benefitApplicationReading = defineReading<BenefitApplicationData>({
  beneficio: (benefit) => text(labels['benefit-request'].beneficio, benefit),
  tipoRenda: (income) => text(labels['benefit-request'].tipoRenda, income),
  percentual: (points) => percent(labels['benefit-request'].percentual, points),
})

export const lumpSumReading = defineReading<LumpSumData>({
  percentual: (points) => percent(labels['saque-a-vista'].percentual, points),
})

export const benefitSuspensionReading = defineReading<BenefitSuspensionData>({
  meses: (count) => months(labels['suspend-benefit'].meses, count),
})
