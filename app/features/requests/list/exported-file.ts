const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether the text can name an exported file. */
export function isExportedFileId(text: string): boolean {
  return uuid.test(text)
}

/**
 * Address in this portal of a spreadsheet that the API wrote: its link is a path below the API, which the browser never talks to.
 * @throws RangeError when the link does not end in a file's id.
 */
export function exportedFileHref(link: string): string {
  const id = link.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  if (!isExportedFileId(id)) throw new RangeError('Not the link of an exported file')
  return `/requisicoes-exportadas/${id}`
}
