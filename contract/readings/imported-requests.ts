import { importedLabels as labels } from '../imported-requests.text.ts'
import type { LumpSumData } from '../imported-requests.ts'
import { defineReading } from './define-reading.ts'
import { percent } from './reading-line.ts'

export const lumpSumReading = defineReading<LumpSumData>({
  percentual: (points) => percent(labels['saque-a-vista'].percentual, points),
})
