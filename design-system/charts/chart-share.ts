const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })

/** A share from 0 to 1 as it is read: "42,5%". */
export const formatShare = (share: number): string => percent.format(share)
