import { formaterInstant } from '#domain/calendrier/formater-date'
import type { RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import { type Bloc, type Fait, citer, dire, enumerer, intituler, montrer } from './blocs.ts'
import { direVisite } from './mots.ts'

/** The hour on a wall in Paris, said so: it may decide on a right. */
export const direReception = ({ recueLe }: RecuDeRetractation): string =>
  `${formaterInstant(new Date(recueLe))} (heure de Paris)`

/** The order that is meant, as its reference is written; a citation that is none stays in the administration. */
const direCommande = ({ reference }: RecuDeRetractation): string =>
  reference === '' ? 'référence illisible, citée dans l’administration' : reference

const reception = (recu: RecuDeRetractation): Fait => ({
  nom: 'Déclaration reçue le',
  valeur: direReception(recu),
  fort: true,
})

/**
 * What is told to an address that may know nothing of the declaration: that there is one, of which order if that is of this
 * address, and when. Not a word of whoever declared.
 */
export const declarationTue = (recu: RecuDeRetractation): readonly Bloc[] => [
  montrer([...(recu.prestationId === null ? [] : [{ nom: 'Commande', valeur: recu.reference }]), reception(recu)]),
]

/** The content of the declaration, with its date and time (Code de la consommation, L. 221-21). */
export const declaration = (recu: RecuDeRetractation): readonly Bloc[] => [
  ...(recu.reference === ''
    ? []
    : [dire(`«\u00a0Je vous notifie ma rétractation du contrat portant sur la prestation ${recu.reference}.\u00a0»`)]),
  montrer([
    { nom: 'Nom', valeur: recu.nom },
    { nom: 'Email', valeur: recu.email },
    { nom: 'Commande', valeur: direCommande(recu) },
    reception(recu),
  ]),
  ...(recu.motif === '' ? [] : [intituler('Motif indiqué'), citer(recu.motif)]),
]

/** The dates that do not take place any more. */
export const datesLiberees = ({ annonce }: RecuDeRetractation, titre: string): readonly Bloc[] =>
  annonce === null || annonce.retirees.length === 0
    ? []
    : [intituler(titre), enumerer(annonce.retirees.map(direVisite))]
