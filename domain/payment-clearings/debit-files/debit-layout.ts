/** Positions of FEBRABAN's file of automatic debits (*débito automático*, 150 characters, version 05), from 1. */
export const DEBIT150 = {
  kind: [1, 1],
  header: {
    direction: [2, 2],
    /** *Convênio*: how the bank calls the entity. */
    agreement: [3, 22],
    company: [23, 42],
    bank: [43, 45],
    bankName: [46, 65],
    writtenOn: [66, 73],
    number: [74, 79],
    version: [80, 81],
    service: [82, 98],
  },
  /** E asks for a debit, F answers; what the entity writes into E comes back in F. */
  debit: {
    /** The person for the entity: the same in every debit of theirs, with a check digit. */
    client: [2, 26],
    agency: [27, 30],
    /** Itaú: eight blanks, five digits and the check digit. */
    account: [31, 44],
    day: [45, 52],
    amount: [53, 67],
    /** Of F; E has the currency here. */
    answer: [68, 69],
    /** The entity's own: which contribution. */
    own: [70, 129],
    /** 2: a CPF follows, by which the bank checks whose account it is. */
    documentKind: [130, 130],
    document: [131, 145],
    /** 0: debit, 1: take it back. */
    movement: [150, 150],
  },
  trailer: { records: [2, 7], total: [8, 24] },
} as const
