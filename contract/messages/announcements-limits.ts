/** Most characters of the title and of the text of a notification to many people. */
export const LONGEST_TITLE = 80
export const LONGEST_TEXT = 500
