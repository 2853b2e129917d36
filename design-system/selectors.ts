/**
 * State selectors for style rules. Each covers what react-aria writes as a data attribute and, for plain
 * elements that share the look (a typed link, a native button), the pseudo-class. Hover excludes react-aria's own
 * elements (`data-rac`), which know better than `:hover` what a finger left behind.
 */
export const selectors = {
  hovered: '&:is([data-hovered], :hover:not([data-rac], :disabled, [aria-disabled="true"]))',
  pressed: '&:is([data-pressed], :active:not([data-rac], :disabled, [aria-disabled="true"]))',
  focused: '&:is([data-focused], :focus:not([data-rac]))',
  focusVisible: '&:is([data-focus-visible], :focus-visible:not([data-rac]))',
  /** A group with focus somewhere inside (date segments, input with buttons). */
  focusWithin: '&:is([data-focus-within], :focus-within:not([data-rac]))',
  disabled: '&:is([data-disabled], :disabled, [aria-disabled="true"]:not([data-pending]))',
  readOnly: '&:is([data-readonly], :read-only:not([data-rac], div, span, button))',
  invalid: '&:is([data-invalid], [aria-invalid="true"])',
  pending: '&[data-pending]',
  selected: '&:is([data-selected], [aria-selected="true"])',
  indeterminate: '&[data-indeterminate]',
  open: '&:is([data-open], [data-expanded], [aria-expanded="true"])',
  current: '&:is([data-current], [aria-current]:not([aria-current="false"]))',
  placeholder: '&[data-placeholder]',
  empty: '&[data-empty]',
  entering: '&[data-entering]',
  exiting: '&[data-exiting]',
} as const
