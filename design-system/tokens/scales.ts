/** Everything that is not a colour: one scale each, the same on every surface and in both schemes. */
export const scales = {
  /** Distances, in steps of 4 px at the default text size. */
  space: {
    '0': '0',
    '1': '0.25rem',
    '2': '0.5rem',
    '3': '0.75rem',
    '4': '1rem',
    '5': '1.25rem',
    '6': '1.5rem',
    '8': '2rem',
    '10': '2.5rem',
    '12': '3rem',
    '16': '4rem',
    '20': '5rem',
  },
  size: {
    /** The smallest thing a finger must hit: 44 px. Compact: 32 px. */
    target: '2.75rem',
    /** Height of a field or button: 48 px. Compact: 36 px. */
    control: '3rem',
    /** Height of a row of one line, in a table or a list of terms: 48 px. Compact: 36 px. */
    row: '3rem',
    /** Room above and below the text of a control that grows with its text. */
    inset: '0.5rem',
    /** Icons beside text. */
    iconSmall: '1rem',
    icon: '1.25rem',
    iconLarge: '1.75rem',
    /** Longest comfortable line of running text. */
    measure: '42rem',
    /** Longest comfortable form column. */
    form: '36rem',
    /** Farthest that a value stands from its label: 560 px. */
    pair: '35rem',
    /** Widest page content. */
    page: '76rem',
    /** Height of a list that opens from a field. */
    list: '12rem',
  },
  radius: {
    /** Tags, segments, focus on inline text. */
    small: '0.375rem',
    /** Fields and buttons. */
    control: '0.625rem',
    /** Cards and notices. */
    card: '1rem',
    /** Dialogs and sheets. */
    sheet: '1.5rem',
    pill: '999px',
  },
  font: {
    /** Poppins, with a fallback measured to the same width so nothing moves when it arrives. */
    family: "'Poppins', 'Poppins Fallback', ui-sans-serif, system-ui, sans-serif",
    /** The same with digits of one width, for columns of figures that are flush right. */
    figures: "'Poppins Figures', 'Poppins', 'Poppins Fallback', ui-sans-serif, system-ui, sans-serif",
    weight: { regular: '400', medium: '500', semibold: '600' },
    size: {
      caption: '0.8125rem',
      small: '0.875rem',
      body: '1rem',
      lead: '1.125rem',
      subtitle: '1.25rem',
      title: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)',
      heading: 'clamp(1.625rem, 1.4rem + 1.1vw, 2.125rem)',
      display: 'clamp(2rem, 1.6rem + 2vw, 3rem)',
    },
    line: { tight: '1.2', snug: '1.35', body: '1.5' },
    tracking: { tight: '-0.015em', normal: '0', wide: '0.02em' },
  },
  motion: {
    /** A control answering the pointer. */
    fast: '120ms',
    /** A panel or menu appearing. */
    calm: '200ms',
    /** A sheet or page section arriving. */
    slow: '320ms',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  layer: {
    /** Sticky table heads and form bars. */
    sticky: '10',
    /** Top bar and sidebar. */
    chrome: '20',
    /** Drawers over the page. */
    drawer: '40',
    /** Toasts, over dialogs. */
    toast: '200000',
  },
}

/** Sizes that are other where people work all day and by mouse: see `data-density` in `theme.css.ts`. */
export const compactSizes = { target: '2rem', control: '2.25rem', row: '2.25rem', inset: '0.25rem' } as const

/** Shadows differ by scheme: on dark grounds depth comes from lighter surfaces and an edge. */
export type Shadows = Record<'card' | 'raised' | 'overlay', string>

export const lightShadows: Shadows = {
  card: '0 1px 2px rgb(35 30 20 / 0.05), 0 4px 16px rgb(35 30 20 / 0.05)',
  raised: '0 2px 4px rgb(35 30 20 / 0.06), 0 12px 32px rgb(35 30 20 / 0.12)',
  overlay: '0 4px 8px rgb(35 30 20 / 0.08), 0 24px 64px rgb(35 30 20 / 0.2)',
}

export const darkShadows: Shadows = {
  card: '0 0 0 1px rgb(255 255 255 / 0.03), 0 1px 2px rgb(0 0 0 / 0.3)',
  raised: '0 0 0 1px rgb(255 255 255 / 0.06), 0 12px 32px rgb(0 0 0 / 0.5)',
  overlay: '0 0 0 1px rgb(255 255 255 / 0.08), 0 24px 64px rgb(0 0 0 / 0.6)',
}
