import type { Strings } from './strings.ts'

/** Everything the design system says by itself, in English. Amounts stay in reais; another currency replaces `moneyField`. */
export const english: Strings = {
  locale: 'en-US',
  tone: {
    info: 'Information',
    success: 'Success',
    warning: 'Attention',
    danger: 'Error',
  },
  toast: {
    region: 'Notices',
    log: 'Latest notices',
    close: 'Close the notice',
  },
  spinner: {
    label: 'Loading',
  },
  button: {
    pending: 'Please wait',
  },
  copyButton: {
    label: 'Copy',
    copied: 'Copied',
    byHand: 'Text to copy',
    refused: 'The browser did not allow copying. The text is already selected: copy it from here.',
  },
  printButton: {
    label: 'Print',
  },
  reorderableList: {
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    moved: (name: string, place: number, count: number) => `${name}: place ${place} of ${count}`,
  },
  variableEditor: {
    insert: (token: string, description: string) => `Insert ${token}: ${description}`,
    required: 'required',
    example: (example: string) => `E.g. ${example}`,
  },
  contrastReport: {
    label: {
      subject: 'White text on your colour',
      kept: 'we will use white',
      changed: () => 'we will use black',
    },
    lightText: {
      subject: 'Links in light mode',
      kept: 'we will use your colour',
      changed: (used) => `we will use a darker shade (${used})`,
    },
    lightOutline: {
      subject: 'Outlines in light mode',
      kept: 'we will use your colour',
      changed: (used) => `we will use a darker shade (${used})`,
    },
    darkText: {
      subject: 'Links in dark mode',
      kept: 'we will use your colour',
      changed: (used) => `we will use a lighter shade (${used})`,
    },
    darkOutline: {
      subject: 'Outlines in dark mode',
      kept: 'we will use your colour',
      changed: (used) => `we will use a lighter shade (${used})`,
    },
  },
  colorField: {
    picker: 'Open the colour picker',
  },
  passwordField: {
    show: 'Show what I typed',
    hide: 'Hide what I typed',
  },
  passwordChecklist: {
    met: ' (met)',
    missing: ' (missing)',
    progress: (met, total) =>
      met === total ? 'All requirements met' : `${met} of ${total} requirements met`,
  },
  moneyField: {
    currency: 'R$',
    unit: 'Amount in Brazilian reais',
    notUnderstood: 'We did not understand this amount. Write, for example, 1,234.56.',
    abbreviations: {
      k: 3,
      thousand: 3,
      m: 6,
      million: 6,
      b: 9,
      bn: 9,
      billion: 9,
    },
  },
  numberField: {
    notUnderstood: (decimals) =>
      decimals > 0
        ? `Write a number with at most ${decimals} ${decimals === 1 ? 'digit' : 'digits'} after the point.`
        : 'Write a whole number, without a point.',
    tooSmall: (least) => `The smallest accepted value is ${least}.`,
    tooLarge: (most) => `The largest accepted value is ${most}.`,
    offStep: (step, from) => `Use values in steps of ${step}, starting at ${from}.`,
    decrease: 'Decrease',
    increase: 'Increase',
  },
  numberSlider: {
    percent: '%',
    years: 'years',
    months: 'months',
    reais: 'R$',
  },
  select: {
    placeholder: 'Select',
    selectedCount: (count) => `${count} selected`,
    empty: 'No options',
  },
  comboBox: {
    open: 'Show the options',
    minimum: (letters) =>
      letters === 1 ? 'Write at least one letter.' : `Write at least ${letters} letters.`,
    nothing: 'Nothing found.',
    failed: 'We could not search now. Try writing again.',
  },
  dateField: {
    tooEarly: (day) => `The date must be ${day} or later.`,
    tooLate: (day) => `The date must be ${day} or earlier.`,
    reversed: 'The end date cannot come before the start date.',
  },
  calendar: {
    open: 'Open the calendar',
    previous: 'Previous month',
    next: 'Next month',
  },
  dateRangePicker: {
    until: '–',
  },
  monthField: {
    placeholder: 'MM/YYYY',
    notUnderstood: 'Write the month and the year, for example 03/2026.',
    tooEarly: (month) => `The month must be ${month} or later.`,
    tooLate: (month) => `The month must be ${month} or earlier.`,
  },
  oneTimeCodeField: {
    length: (digits) => `${digits} digits`,
    pending: 'Checking the code',
  },
  textAreaField: {
    limit: (characters) => `Up to ${characters} characters.`,
  },
  searchField: {
    placeholder: 'Search...',
    clear: 'Clear the search',
    pending: 'Searching',
  },
  errorSummary: {
    title: (count) => (count === 1 ? 'One field needs correcting' : `${count} fields need correcting`),
  },
  closeButton: {
    label: 'Close',
  },
  confirmDialog: {
    cancel: 'Cancel',
  },
  overlay: {
    failed: 'We could not open this now. Check your connection and try again.',
  },
  notificationBell: {
    unread: (count) => {
      if (count <= 0) return 'none unread'
      return count > 99 ? 'more than 99 unread' : `${count} unread`
    },
  },
  skipLink: {
    label: 'Skip to the content',
  },
  banner: {
    dismiss: 'Close the notice',
  },
  carousel: {
    role: 'carousel',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    where: (position: number, total: number) => `${position} of ${total}`,
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    where: (page, total) => `Page ${page} of ${total}`,
  },
  steps: {
    label: 'Steps',
    done: ' (done)',
    where: (step, total) => `Step ${step} of ${total}`,
  },
  diffTable: {
    what: 'What',
    before: 'Before',
    after: 'After',
    nothing: 'empty',
  },
  stat: {
    explanation: 'How we arrived at this amount',
  },
  avatar: {
    nameless: 'Person without a name',
    present: 'here now',
    away: 'away',
  },
  message: {
    own: 'You',
    sending: 'Sending',
    sent: 'Sent',
    delivered: 'Delivered',
    read: 'Read',
    failed: 'Not sent',
    retry: 'Try again',
    discard: 'Discard',
    open: (name) => `Open the picture ${name}`,
    download: (name) => `Download ${name}`,
  },
  messageList: {
    unread: 'New messages',
    older: 'Show earlier messages',
    loadingOlder: 'Loading earlier messages',
    olderFailed: 'We could not load the earlier messages.',
    toNewest: 'Go to the latest message',
    arrived: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
  },
  composer: {
    placeholder: 'Write here',
    send: 'Send the message',
    attach: 'Attach files',
    files: 'Files of this message',
    keys: 'Enter sends. Shift + Enter starts a new line.',
    left: (characters) => (characters === 1 ? '1 character left.' : `${characters} characters left.`),
    tooLong: (characters) => `Over the limit by ${characters}. Shorten the text.`,
    waitForFiles: 'Wait for the files to arrive, or take out those that did not, and send again.',
    drop: 'Drop the files here',
  },
  typingLine: {
    one: (name) => `${name} is answering`,
    several: (names) => `${names} are answering`,
  },
  chart: {
    explore: 'Explore the chart',
    total: 'Total',
    share: 'Share of the total',
    asTable: 'View as a table',
    asChart: 'View as a chart',
  },
  breadcrumbs: {
    label: 'You are here',
  },
  commandPalette: {
    list: 'Results',
    results: (count) => (count === 1 ? '1 result' : `${count} results`),
    empty: 'Nothing found',
    keys: { move: 'move', choose: 'open', close: 'close' },
  },
  deadlineChip: {
    words: (days) => {
      if (days === 0) return 'Due today'
      if (days > 0) return days === 1 ? 'Due tomorrow' : `Due in ${days} days`
      return days === -1 ? 'Was due yesterday' : `Was due ${-days} days ago`
    },
  },
  filePreview: {
    picture: (name) => `Picture of the file ${name}`,
    download: 'Download',
  },
  fileViewer: {
    area: (name) => `Document ${name}`,
    tools: 'Size on screen',
    larger: 'Larger',
    smaller: 'Smaller',
    fit: 'Fit',
    turn: 'Turn',
    turned: (degrees) => `Turned ${degrees} degrees`,
    zoom: (percent) => `Size: ${percent}%`,
    page: (page, pages) => `Page ${page} of ${pages}`,
    drawing: 'Opening the page',
    undrawn: 'This page cannot be shown here. Download the file to see it.',
  },
  fileUpload: {
    prompt: 'or drag it here',
    paste: 'Paste or drop the file here',
    choose: 'Choose a file',
    chooseSeveral: 'Choose files',
    chosenSeveral: (count) => (count === 1 ? '1 file chosen' : `${count} files chosen`),
    tooMany: (most) =>
      most === 1 ? 'Send only one file at a time.' : `Send at most ${most} files at a time.`,
    replace: 'Change the file',
    remove: 'Remove',
    required: 'Required',
    chosen: (name) => `Chosen file: ${name}`,
    removed: 'File removed',
    refused: {
      type: 'This type of file is not accepted. Send an image or a PDF.',
      heic: 'Photos in the HEIC format of iPhones are not accepted. Send them as JPG, PNG or PDF.',
      size: (limit) => `The file is larger than ${limit}. Send a smaller one.`,
      empty: 'The file is empty. Choose another one.',
    },
  },
  fileList: {
    waiting: 'Waiting',
    sending: 'Sending',
    done: 'Sent',
    failed: 'Not sent',
    retry: 'Try again',
    remove: 'Remove',
    stop: 'Stop sending',
    open: 'View',
    progress: (done, total) => `${done} of ${total} files sent`,
    failures: (count) => (count === 1 ? '1 file was not sent' : `${count} files were not sent`),
  },
  tags: {
    clear: 'Clear all',
  },
  dataGrid: {
    selectAll: 'Select all rows',
    select: (name) => `Select ${name}`,
  },
  selectionBar: {
    label: 'Selected items',
    selected: (count) => `${count} selected`,
    clear: 'Clear selection',
  },
  contextualHelp: {
    label: (subject) => `Help: ${subject}`,
  },
  stepNav: {
    back: 'Back',
  },
}
