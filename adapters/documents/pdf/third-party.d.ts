type FontkitRun = { readonly positions: readonly object[] }

type FontkitFont = {
  readonly characterSet: readonly number[]
  readonly hasGlyphForCodePoint: (codePoint: number) => boolean
  readonly glyphForCodePoint: (codePoint: number) => unknown
  layout: (text: string) => FontkitRun
}

declare module 'fontkit' {
  export const create: (bytes: Uint8Array) => FontkitFont
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: FontkitFont): this
  }
  interface PDFAttachmentOptions {
    relationship?: 'Alternative' | 'Data' | 'Source'
  }
  interface StructureElementOptions {
    scope?: 'Column' | 'Row'
    /** Left, top, right and bottom, in points from the top left corner. */
    bbox?: [number, number, number, number]
  }
}
