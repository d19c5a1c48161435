import { formaterTelephone, Telephone } from '#domain/client/telephone'
import { fr } from '../../contents/typographie.ts'

export const CORRECTION_TEXTS = fr({
  corriger: 'Corriger les coordonnées…',
  titre: 'Corriger les coordonnées',
  nom: 'Prénom et nom',
  telephone: 'Téléphone',
  adresse: 'Adresse (numéro et rue)',
  codePostal: 'Code postal',
  ville: 'Ville',
  email: 'Adresse email',
  emailAdmin: 'L’adresse email d’un compte d’administration ne se change pas ici.',
  nouvelEmail: 'Cette adresse ouvrira le compte',
  nouvelEmailAide:
    'Le client est déconnecté et ses mots de passe ne valent plus : un mot de passe temporaire part à la nouvelle adresse, un avis qui ne nomme personne à l’ancienne, dix secondes après : « Annuler » les arrête d’ici là. Tous ses courriels suivent.',
  confirmation: 'J’ai fait épeler cette adresse à mon client',
  confirmationAide: 'Assurez-vous que c’est bien lui : qui lit ces courriels voit ses commandes.',
  confirmationErreur: 'Vérifiez l’adresse avec votre client, puis cochez cette case.',
  commandes: 'Corriger aussi ses commandes à venir ou à facturer',
  commandesAide:
    'Celles qui portent les anciennes coordonnées. Leur prix ne change pas, déplacement compris : si l’adresse corrigée est plus loin, proposez un nouveau devis. Une facture émise ne change jamais.',
  enregistrer: 'Enregistrer',
  enCours: 'Enregistrement…',
  renoncer: 'Ne rien changer',
  echec: 'Les coordonnées ne sont pas corrigées.',
  voulu: 'Ce que vous avez saisi',
  actuel: 'Les coordonnées actuelles',
  insister: 'Enregistrer de nouveau remplace les coordonnées actuelles par les vôtres.',
  reseau: 'Le site n’a pas répondu. Votre saisie est toujours là : réessayez dans un instant.',
})

type Coordonnees = Readonly<Record<'nom' | 'email' | 'telephone' | 'adresse' | 'codePostal' | 'ville', string>>

export const coordonneesTexte = ({ nom, email, telephone, adresse, codePostal, ville }: Coordonnees): string =>
  [
    nom,
    email,
    Telephone.is(telephone) ? formaterTelephone(telephone) : telephone,
    adresse,
    `${codePostal} ${ville}`,
  ].join(', ')

const suiteTexte = (corrigees: number, adresseSeule: number): string => {
  if (adresseSeule === 0) return ''
  return corrigees === 0 ? ', et l’adresse email de ses commandes' : ', et l’adresse email de ses autres commandes'
}

/** What became of the orders with the account; of `adresseSeule` others, only where their mails go. */
export const corrigeTexte = (references: readonly string[], adresseSeule: number): string => {
  const commandes = references.length === 1 ? 'la commande' : 'les commandes'
  const corrigees = references.length === 0 ? '' : `, ainsi que ${commandes} ${references.join(', ')}`
  return fr(`Coordonnées corrigées${corrigees}${suiteTexte(references.length, adresseSeule)}.`)
}

export const emailChangeTexte = (email: string): string =>
  fr(`Adresse email changée. Mot de passe temporaire envoyé à ${email}.`)

/** Where the client now finds a way in. */
export const nouvelEmailTexte = (email: string): string =>
  fr(`Un mot de passe temporaire part à ${email}. Prévenez votre client : il est valable 72 heures.`)
