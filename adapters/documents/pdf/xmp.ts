const PDFUA_SCHEMA = 'http://www.aiim.org/pdfua/ns/id/'

const pdfuaProperty = `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Indicates, which part of ISO 14289 standard is followed</pdfaProperty:description></rdf:li>`

const pdfuaSchema = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${PDFUA_SCHEMA}</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${pdfuaProperty}</rdf:Seq></pdfaSchema:property></rdf:li>`

/**
 * The mark of PDF/UA-1, with the extension schema that PDF/A demands for it: the library writes either mark, not both.
 * https://pdfa.org/resource/pdfa-extension-schemas/
 */
export const PDFUA_MARK = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag>${pdfuaSchema}</rdf:Bag></pdfaExtension:schemas></rdf:Description>
        <rdf:Description rdf:about="" xmlns:pdfuaid="${PDFUA_SCHEMA}"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`

/** The library copies these fields unescaped into the metadata. */
export const metadataText = (text: string): string => text.replace(/[&<>]/g, '-')
