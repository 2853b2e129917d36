/** Names of the categories of participants, by their ids from 1 on. */
export const categoryNames = ['Contribuinte', 'Assistido', 'Pensionista', 'Autopatrocinado', 'BPD'] as const
