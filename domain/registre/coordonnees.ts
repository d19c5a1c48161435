import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import type { Email } from '#domain/client/email'
import { type Compte, estAdmin } from '#domain/compte/compte'
import type { Reference } from '#domain/prestation/reference'
import * as E from '#fp/Either'
import { avecPrestation, type Changement, type Dossier } from '#domain/rendez-vous/dossier'

/** What may be corrected of an account. Its mail address opens it too. */
export type Coordonnees = Contact & Adresse

export type Correction = { readonly avant: Coordonnees; readonly apres: Coordonnees }

/** Somebody corrected the account since it was read; this is how it stands. */
export type ClientPerime = { readonly _tag: 'ClientPerime'; readonly actuel: Coordonnees; readonly version: number }

/** Another account has the address that was wanted. */
export type EmailPris = { readonly _tag: 'EmailPris'; readonly clientId: string; readonly nom: string }

/** The address makes an admin, or would unmake one. */
export type EmailDAdmin = { readonly _tag: 'EmailDAdmin' }

/**
 * The address of an admin is not changed here, and nobody becomes one by taking an address that the settings name; any
 * other correction of their account may pass.
 */
export const refuserEmailDAdmin = (
  compte: Pick<Compte, 'role' | 'email'>,
  apres: Coordonnees,
  adminEmails: readonly Email[],
): E.Either<EmailDAdmin, Coordonnees> =>
  apres.email !== compte.email && (estAdmin(compte, adminEmails) || adminEmails.includes(apres.email))
    ? E.left({ _tag: 'EmailDAdmin' })
    : E.right(apres)

/** Whether a correction gives the account another mail address. */
export const changeDEmail = ({ avant, apres }: Correction): boolean => avant.email !== apres.email

/** How somebody is called, reached and found, out of a record that knows more. */
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

/** Where the mails of an order go. */
const emailCorrige = ({ email }: Contact, { avant, apres }: Correction): Email =>
  email === avant.email ? apres.email : email

/** Each thing that the order had from the account, put right; what was given for this order alone stays. */
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

/** Called off or billed: what it says of its client stands. */
const estArretee = ({ prestation, factureEnCours }: Dossier): boolean =>
  prestation.statut === 'annulé' || factureEnCours !== null

/**
 * An order put right with its account (RGPD, article 16); `null` when nothing of it is at fault. One that was called off or
 * billed keeps all but the mail address, and so does every one unless `commandes`: no mail goes on to where it was wrong.
 * Its price stays: what was accepted is what is due.
 */
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

/** Which orders a correction of their client changed. */
export type CommandesCorrigees = {
  /** Put right with the account, as the owner asked. */
  readonly corrigees: readonly Reference[]
  /** The others: only where their mails go has changed. */
  readonly suivies: readonly Reference[]
}

/** Tells the orders that changed apart, as they stood before; `commandes` as for `corrigerDossier`. */
export const partagerCorrigees = (dossiers: readonly Dossier[], commandes: boolean): CommandesCorrigees => {
  const references = (choisies: readonly Dossier[]) => choisies.map(({ prestation }) => prestation.reference)
  const entiere = (dossier: Dossier): boolean => commandes && !estArretee(dossier)
  return {
    corrigees: references(dossiers.filter(entiere)),
    suivies: references(dossiers.filter((dossier) => !entiere(dossier))),
  }
}
