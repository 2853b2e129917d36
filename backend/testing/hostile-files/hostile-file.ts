/** Where somebody would send a file: as a sheet to be imported, a return file of the bank, or a document about themselves. */
export type Door = 'import' | 'bank-return' | 'proof'

/** A file that was made to cost more than it looks. The same bytes each time. */
export type HostileFile = {
  /** The complaint, in Portuguese as the benchmark prints it. */
  name: string
  door: Door
  content: () => Buffer | Promise<Buffer>
  /** Large by something that is never looked at, so that it may be taken. */
  mayBeTaken?: true
}
