import type { Locale } from '../strings/strings.ts'

/** A share from 0 to 1 as it is read: in Portuguese "42,5%". */
export const formatShare = (share: number, { locale }: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)
