const PDFUA = { prefix: 'pdfuaid', uri: 'http://www.aiim.org/pdfua/ns/id/' } as const

const FACTURX = { prefix: 'fx', uri: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#' } as const

/** The name that readers of invoices look for. */
export const FACTURX_FILE = 'factur-x.xml'

type Property = {
  readonly name: string
  readonly type: 'Integer' | 'Text'
  readonly category: 'internal' | 'external'
  readonly description: string
}

const describeProperty = ({ name, type, category, description }: Property): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`

const describeSchema = (
  title: string,
  { prefix, uri }: { readonly prefix: string; readonly uri: string },
  properties: readonly Property[],
): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${title}</pdfaSchema:schema><pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties.map(describeProperty).join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`

const PDFUA_SCHEMA = describeSchema('PDF/UA Universal Accessibility Schema', PDFUA, [
  {
    name: 'part',
    type: 'Integer',
    category: 'internal',
    description: 'Indicates, which part of ISO 14289 standard is followed',
  },
])

const external = (name: string, description: string): Property => ({
  name,
  type: 'Text',
  category: 'external',
  description,
})

const FACTURX_SCHEMA = describeSchema('Factur-X PDFA Extension Schema', FACTURX, [
  external('DocumentFileName', 'The name of the embedded XML document'),
  external('DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'),
  external('Version', 'The actual version of the standard applying to the embedded XML document'),
  external('ConformanceLevel', 'The conformance level of the embedded XML document'),
])

const describeSchemas = (schemas: readonly string[]): string =>
  `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag>${schemas.join('')}</rdf:Bag></pdfaExtension:schemas></rdf:Description>`

const PDFUA_MARK = `<rdf:Description rdf:about="" xmlns:pdfuaid="${PDFUA.uri}"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`

const FACTURX_MARK = `<rdf:Description rdf:about="" xmlns:fx="${FACTURX.uri}"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${FACTURX_FILE}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>`

/**
 * The mark of PDF/UA-1, and that of Factur-X for a file that embeds one, with the extension schemas that PDF/A demands for
 * both: the library writes the mark of PDF/A alone. https://pdfa.org/resource/pdfa-extension-schemas/
 */
export const xmpMarks = (facturX: boolean): string =>
  facturX
    ? `${describeSchemas([PDFUA_SCHEMA, FACTURX_SCHEMA])}\n        ${PDFUA_MARK}\n        ${FACTURX_MARK}`
    : `${describeSchemas([PDFUA_SCHEMA])}\n        ${PDFUA_MARK}`

/** The library copies these fields unescaped into the metadata. */
export const metadataText = (text: string): string => text.replace(/[&<>]/g, '-')
