import type { Strings } from '../strings/strings.ts'
import type { ReportLine } from './contrast-report.ts'

/** Cut, not rounded: 4.46 must not read as the 4.5 it does not reach. */
const ratioText = (ratio: number, locale: string) =>
  `${(Math.floor(ratio * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 })}:1`

/** A line of the contrast report as a sentence: "Texto branco sobre a sua cor: 3,1:1 — usaremos preto." */
export const reportSentence = ({ topic, ratio, isKept, used }: ReportLine, strings: Strings): string => {
  const { subject, kept, changed } = strings.contrastReport[topic]
  return `${subject}: ${ratioText(ratio, strings.locale)} — ${isKept ? kept : changed(used)}.`
}
