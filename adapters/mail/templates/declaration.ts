import { formaterInstant } from '#domain/calendrier/formater-date'
import type { RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import { type Bloc, type Fait, citer, dire, enumerer, intituler, montrer } from './blocs.ts'
import { direVisite } from './mots.ts'

/** The time in Paris, named as such: a right may depend on it. */
export const direReception = ({ recueLe }: RecuDeRetractation): string =>
  `${formaterInstant(new Date(recueLe))} (heure de Paris)`

/** The order by its reference; a text that is no reference is shown in the administration only. */
const direCommande = ({ reference }: RecuDeRetractation): string =>
  reference === '' ? 'référence illisible, citée dans l’administration' : reference

const reception = (recu: RecuDeRetractation): Fait => ({
  nom: 'Déclaration reçue le',
  valeur: direReception(recu),
  fort: true,
})

/**
 * For an address that may be unrelated to the declaration: that there is one, when it came, and its order if it belongs
 * to this address. Nothing about the declarant.
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

/** The dates that are withdrawn. */
export const datesLiberees = ({ annonce }: RecuDeRetractation, titre: string): readonly Bloc[] =>
  annonce === null || annonce.retirees.length === 0
    ? []
    : [intituler(titre), enumerer(annonce.retirees.map(direVisite))]
