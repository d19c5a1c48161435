import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import { avecPrestation, type Changement, type Dossier } from '#domain/rendez-vous/dossier'

/** What may be corrected of an account. The mail address is not of it: an account is recognised by it. */
export type Coordonnees = Omit<Contact, 'email'> & Adresse

export type Correction = { readonly avant: Coordonnees; readonly apres: Coordonnees }

/** Somebody corrected the account since it was read; this is how it stands. */
export type ClientPerime = { readonly _tag: 'ClientPerime'; readonly actuel: Coordonnees; readonly version: number }

/** How somebody is called, reached and found, out of a record that knows more. */
export const coordonneesDe = ({ nom, telephone, adresse, codePostal, ville }: Coordonnees): Coordonnees => ({
  nom,
  telephone,
  adresse,
  codePostal,
  ville,
})

const memeAdresse = (une: Adresse, autre: Adresse): boolean =>
  une.adresse === autre.adresse && une.codePostal === autre.codePostal && une.ville === autre.ville

const adresseDe = ({ adresse, codePostal, ville }: Adresse): Adresse => ({ adresse, codePostal, ville })

/** Each thing that the order had from the account, put right; what was given for this order alone stays. */
const corrigees = ({ prestation: { contact, adresse } }: Dossier, { avant, apres }: Correction) => ({
  contact: {
    ...contact,
    nom: contact.nom === avant.nom ? apres.nom : contact.nom,
    telephone: contact.telephone === avant.telephone ? apres.telephone : contact.telephone,
  },
  adresse: memeAdresse(adresse, avant) ? adresseDe(apres) : adresse,
})

/**
 * An order put right with its account (RGPD, article 16); `null` when nothing of it is at fault, when it was called off or
 * when its invoice stands. Its price stays: what was accepted is what is due.
 */
export const corrigerDossier =
  (correction: Correction, instant: Date) =>
  (dossier: Dossier): Changement | null => {
    const { contact, adresse, statut } = dossier.prestation
    const apres = corrigees(dossier, correction)
    const pareil =
      apres.contact.nom === contact.nom &&
      apres.contact.telephone === contact.telephone &&
      memeAdresse(apres.adresse, adresse)
    if (pareil || statut === 'annulé' || dossier.factureEnCours !== null) return null
    return {
      dossier: avecPrestation(dossier, apres),
      evenement: { le: instant, auteur: 'entreprise', fait: { genre: 'coordonnees' } },
      courriers: [],
    }
  }
