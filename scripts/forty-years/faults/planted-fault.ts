/** A small change of the source that no check of a night may miss. */
export type PlantedFault = {
  readonly name: string
  /** Of the project. */
  readonly file: string
  /** Text of the file, there once, and what stands there instead. */
  readonly from: string
  readonly to: string
  /** The shortest life in which it shows: the short one unless it says years. */
  readonly shows?: 'years'
}
