import type { Adresse } from '#domain/client/adresse'
import type { Piece } from '#domain/facturation/piece'
import { element, join, leaf, type Xml } from './xml.ts'
import { typed } from './values.ts'

/** Registers of codes: SIREN, SIRET, and the directory of French electronic addresses (ICD). */
const ICD = { siren: '0002', siret: '0009', annuaire: '0225' } as const

const digits = (numero: string): string => numero.replaceAll(/\s/g, '')

export const postalAddress = ({ adresse, codePostal, ville }: Adresse): Xml =>
  element(
    'ram:PostalTradeAddress',
    join(
      leaf('ram:PostcodeCode', codePostal),
      typed('ram:LineOne', adresse),
      typed('ram:CityName', ville),
      leaf('ram:CountryID', 'FR'),
    ),
  )

const legalOrganization = (siren: string): Xml =>
  element('ram:SpecifiedLegalOrganization', leaf('ram:ID', digits(siren), { schemeID: ICD.siren }))

const electronicAddress = (scheme: string, address: string): Xml =>
  element('ram:URIUniversalCommunication', leaf('ram:URIID', address, { schemeID: scheme }))

const contact = (nom: string, telephone: string, email: string): Xml =>
  element(
    'ram:DefinedTradeContact',
    join(
      typed('ram:PersonName', nom),
      element('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', telephone)),
      element('ram:EmailURIUniversalCommunication', leaf('ram:URIID', email)),
    ),
  )

/** BG-4. Without a VAT number, the SIREN stands as the number of the tax registration (BT-32, rule BR-E-02). */
export const seller = ({ entreprise }: Piece): Xml =>
  element(
    'ram:SellerTradeParty',
    join(
      leaf('ram:GlobalID', digits(entreprise.siret), { schemeID: ICD.siret }),
      typed('ram:Name', entreprise.nom),
      typed('ram:Description', `${entreprise.responsable}, ${entreprise.forme}`),
      legalOrganization(entreprise.siren),
      contact(entreprise.responsable, entreprise.telephone, entreprise.email),
      postalAddress(entreprise),
      electronicAddress(ICD.annuaire, digits(entreprise.siren)),
      element('ram:SpecifiedTaxRegistration', leaf('ram:ID', digits(entreprise.siren), { schemeID: 'FC' })),
    ),
  )

/** BG-7. A business by its SIREN in the directory; a person by a mail address. */
export const buyer = ({ acheteur, contact: { nom, telephone, email }, adresse }: Piece): Xml => {
  const pro = acheteur.type === 'professionnel'
  return element(
    'ram:BuyerTradeParty',
    join(
      typed('ram:Name', pro ? acheteur.raisonSociale : nom),
      pro ? legalOrganization(acheteur.siren) : null,
      contact(nom, telephone, email),
      postalAddress(adresse),
      pro ? electronicAddress(ICD.annuaire, acheteur.siren) : electronicAddress('EM', email),
    ),
  )
}
