/** As it is kept and compared: without spaces around it, in small letters. */
export function tidyEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Whether a text has the shape of an e-mail address: something, an at sign, and a domain with a dot. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(\.[^\s@<>,;:"()[\]\\.]+)+$/.test(text)
}

/** `a***@exemplo.com.br`: what may be shown or e-mailed to somebody else. What is no address is hidden whole. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`
}
