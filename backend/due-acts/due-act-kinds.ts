/** Every duty by its name. What each does is in `kinds/`; whoever plans one needs only the name. */
export const DUE_ACT_KINDS = [
  'request-expiry',
  'request-settlement',
  'contribution-suspension',
  'investment-profile-switch',
  'investment-profile-window',
  'investment-profile-window-notice',
  'payment-due-soon',
  'payment-overdue',
  'payment-third-month',
  'proof-of-life-reminder',
  'proof-of-life-warning',
  'proof-of-life-suspension',
  'option-deadline-30',
  'option-deadline-15',
  'option-deadline-5',
  'option-deadline-1',
  'invitation-expiry',
  'pep-renewal',
  'income-report-year',
  'income-report-notice',
] as const
export type DueActKind = (typeof DUE_ACT_KINDS)[number]
