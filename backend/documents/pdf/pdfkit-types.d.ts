/** What pdfkit 0.20 can do and its published types do not say yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom of a figure, in points. */
    bbox?: [number, number, number, number]
    /** What a head cell of a table heads. */
    scope?: 'Column' | 'Row'
  }
}
