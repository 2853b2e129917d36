import type { Locale } from '../strings/strings.ts'

const kilobyte = 1024

/** A size in bytes as people read it: "340 KB", in Portuguese "1,2 MB". */
export const formatFileSize = (bytes: number, { locale }: Locale): string => {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  if (bytes < kilobyte) return `${number.format(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`
  const kilobytes = bytes / kilobyte
  // 1023.5 KB would be rounded to 1.024 KB, so it is shown in MB.
  if (kilobytes < 1023.5) return `${number.format(Math.round(kilobytes))} KB`
  return `${number.format(kilobytes / kilobyte)} MB`
}
