import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import type { Email } from '#domain/client/email'
import { type Compte, estAdmin } from '#domain/compte/compte'
import type { Reference } from '#domain/prestation/reference'
import * as E from '#fp/Either'
import { avecPrestation, type Changement, type Dossier } from '#domain/rendez-vous/dossier'

export type Coordonnees = Contact & Adresse

export type Correction = { readonly avant: Coordonnees; readonly apres: Coordonnees }

export type ClientPerime = { readonly _tag: 'ClientPerime'; readonly actuel: Coordonnees; readonly version: number }

export type EmailPris = { readonly _tag: 'EmailPris'; readonly clientId: string; readonly nom: string }

export type EmailDAdmin = { readonly _tag: 'EmailDAdmin' }

/** Refuses to change an admin's address, or to give one that the settings name as an admin's. Other corrections of these accounts are allowed. */
export const refuserEmailDAdmin = (
  compte: Pick<Compte, 'role' | 'email'>,
  apres: Coordonnees,
  adminEmails: readonly Email[],
): E.Either<EmailDAdmin, Coordonnees> =>
  apres.email !== compte.email && (estAdmin(compte, adminEmails) || adminEmails.includes(apres.email))
    ? E.left({ _tag: 'EmailDAdmin' })
    : E.right(apres)

export const changeDEmail = ({ avant, apres }: Correction): boolean => avant.email !== apres.email

export const coordonneesDe = ({ nom, email, telephone, adresse, codePostal, ville }: Coordonnees): Coordonnees => ({
  nom,
  email,
  telephone,
  adresse,
  codePostal,
  ville,
})

const memeAdresse = (une: Adresse, autre: Adresse): boolean =>
  une.adresse === autre.adresse && une.codePostal === autre.codePostal && une.ville === autre.ville

const adresseDe = ({ adresse, codePostal, ville }: Adresse): Adresse => ({ adresse, codePostal, ville })

const emailCorrige = ({ email }: Contact, { avant, apres }: Correction): Email =>
  email === avant.email ? apres.email : email

/** Corrects each field that the order took from the account. Fields given for this order alone stay. */
const corrigees = ({ prestation: { contact, adresse } }: Dossier, correction: Correction) => {
  const { avant, apres } = correction
  return {
    contact: {
      nom: contact.nom === avant.nom ? apres.nom : contact.nom,
      email: emailCorrige(contact, correction),
      telephone: contact.telephone === avant.telephone ? apres.telephone : contact.telephone,
    },
    adresse: memeAdresse(adresse, avant) ? adresseDe(apres) : adresse,
  }
}

/** True if the order is cancelled or billed: its coordinates do not change any more. */
const estArretee = ({ prestation, factureEnCours }: Dossier): boolean =>
  prestation.statut === 'annulé' || factureEnCours !== null

/** Applies a correction to an order (RGPD, article 16). If the order is cancelled or billed, or without `commandes`, only the mail address changes. The price stays. */
export const corrigerDossier =
  (correction: Correction, instant: Date, commandes: boolean) =>
  (dossier: Dossier): Changement | null => {
    const { contact, adresse } = dossier.prestation
    const apres =
      commandes && !estArretee(dossier)
        ? corrigees(dossier, correction)
        : { contact: { ...contact, email: emailCorrige(contact, correction) }, adresse }
    const pareil =
      apres.contact.nom === contact.nom &&
      apres.contact.email === contact.email &&
      apres.contact.telephone === contact.telephone &&
      memeAdresse(apres.adresse, adresse)
    if (pareil) return null
    return {
      dossier: avecPrestation(dossier, apres),
      evenement: { le: instant, auteur: 'entreprise', fait: { genre: 'coordonnees' } },
      courriers: [],
    }
  }

export type CommandesCorrigees = { readonly corrigees: readonly Reference[]; readonly suivies: readonly Reference[] }

export const partagerCorrigees = (dossiers: readonly Dossier[], commandes: boolean): CommandesCorrigees => {
  const references = (choisies: readonly Dossier[]) => choisies.map(({ prestation }) => prestation.reference)
  const entiere = (dossier: Dossier): boolean => commandes && !estArretee(dossier)
  return {
    corrigees: references(dossiers.filter(entiere)),
    suivies: references(dossiers.filter((dossier) => !entiere(dossier))),
  }
}
