import { formaterTelephone } from '#domain/client/formater-telephone'
import { Telephone } from '#domain/client/telephone'
import { fr } from './typographie.ts'

export const CORRECTION_TEXTS = fr({
  corriger: 'Corriger les coordonnées…',
  titre: 'Corriger les coordonnées',
  nom: 'Prénom et nom',
  telephone: 'Téléphone',
  adresse: 'Adresse (numéro et rue)',
  codePostal: 'Code postal',
  ville: 'Ville',
  email: 'L’adresse email ne se corrige pas ici : elle ouvre le compte et rattache les commandes.',
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

type Coordonnees = Readonly<Record<'nom' | 'telephone' | 'adresse' | 'codePostal' | 'ville', string>>

export const coordonneesTexte = ({ nom, telephone, adresse, codePostal, ville }: Coordonnees): string =>
  [nom, Telephone.is(telephone) ? formaterTelephone(telephone) : telephone, adresse, `${codePostal} ${ville}`].join(
    ', ',
  )

/** What became of the orders with the account. */
export const corrigeTexte = (references: readonly string[]): string =>
  fr(
    references.length === 0
      ? 'Coordonnées corrigées.'
      : `Coordonnées corrigées, ainsi que ${references.length === 1 ? 'la commande' : 'les commandes'} ${references.join(', ')}.`,
  )
