import type { Acheteur } from '#domain/client/acheteur'
import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import { formaterSiren } from '#domain/client/siren'
import { formaterTelephone } from '#domain/client/telephone'
import type { Partie } from './document-contents.ts'
import { ligneLisible } from './lisible.ts'

/** The buyer: a person, or a business and its contact person. */
export const clientContents = (acheteur: Acheteur, contact: Contact, adresse: Adresse): Partie => {
  const pro = acheteur.type === 'professionnel'
  return {
    titre: 'Client',
    nom: ligneLisible(pro ? acheteur.raisonSociale : contact.nom),
    lignes: [
      ...(pro ? [`SIREN ${formaterSiren(acheteur.siren)}`, ligneLisible(`À l’attention de ${contact.nom}`)] : []),
      ligneLisible(adresse.adresse),
      ligneLisible(`${adresse.codePostal} ${adresse.ville}`),
      `Tél. ${formaterTelephone(contact.telephone)}`,
      ligneLisible(contact.email),
    ],
  }
}
