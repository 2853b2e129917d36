/** Features of pdfkit 0.20 that its published types lack. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom of a figure, in points. */
    bbox?: [number, number, number, number]
    scope?: 'Column' | 'Row'
  }
}
