/** A parsed font; only what is asked of it. */
type FontkitFont = { readonly hasGlyphForCodePoint: (codePoint: number) => boolean }

declare module 'fontkit' {
  export const create: (bytes: Uint8Array) => FontkitFont
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: FontkitFont): this
  }
  interface StructureElementOptions {
    scope?: 'Column' | 'Row'
  }
}
