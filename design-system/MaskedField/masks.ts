import type { MaskPattern, ReadPasted } from './mask-pattern.ts'

/** Settings of a `MaskedField` for one kind of number. */
export interface Mask {
  mask: MaskPattern | readonly MaskPattern[]
  placeholder: string
  inputMode: 'numeric' | 'tel' | 'text'
  autoComplete?: string
  /** How what is pasted is meant, where it is often written in another form. */
  read?: ReadPasted
}

/** A day as machines and files write it, `2026-11-28`, as people do. */
const dayOfIso: ReadPasted = (pasted) => {
  const { year, month, day } =
    /^\s*(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)\s*(?:T.*)?$/.exec(pasted)?.groups ?? {}
  return year === undefined ? pasted : `${day}/${month}/${year}`
}

/** The numbers of Brazilian forms, to spread into a field: `<MaskedField label="CPF" {...masks.cpf} />`. */
export const masks = {
  cpf: { mask: '999.999.999-99', placeholder: '000.000.000-00', inputMode: 'numeric' },
  /** Twelve letters or digits and two check digits: the form given out since July 2026, which the older one fits. */
  cnpj: { mask: '**.***.***/****-99', placeholder: '00.000.000/0000-00', inputMode: 'text' },
  cep: { mask: '99999-999', placeholder: '00000-000', inputMode: 'numeric', autoComplete: 'postal-code' },
  /** With the area code; landline or mobile. */
  phone: {
    mask: ['(99) 9999-9999', '(99) 99999-9999'],
    placeholder: '(00) 00000-0000',
    inputMode: 'tel',
    autoComplete: 'tel-national',
  },
  /** A day. */
  date: { mask: '99/99/9999', placeholder: 'dd/mm/aaaa', inputMode: 'numeric', read: dayOfIso },
  /** A bank's branch. */
  agency: { mask: '9999', placeholder: '0000', inputMode: 'numeric' },
  /** A bank account and its check digit. */
  account: { mask: '99999-9', placeholder: '00000-0', inputMode: 'numeric' },
} as const satisfies Record<string, Mask>
