import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterJour } from '#domain/calendrier/formater-date'
import type { Modalite } from '#domain/catalogue/modalite'
import { JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { fr } from '#domain/shared/typographie'

/** The words of the button that accepts an amended quote. They are legally binding, like those of the order button. */
export const BOUTON_D_AVENANT = 'Accepter ce devis'

/** `total` on the agreed `jour` if labour counts double on it, `enSemaine` on any other day. */
type PrixAccepte = {
  readonly modalite: Modalite
  readonly jour: DateCivile | null
  readonly total: Montant
  readonly enSemaine: Montant
}

const ECHEANCE = `au plus tard ${JOURS_PAIEMENT_A_DISTANCE} jours avant, ou aussitôt si ce jour est passé`

const surPlace = ({ jour, total, enSemaine }: PrixAccepte): string =>
  jour === null
    ? 'Accepter remplace le devis précédent et vous engage à payer ce nouveau prix après l’intervention. Rien n’est à payer maintenant.'
    : `Accepter remplace le devis précédent et vous engage à payer ${formaterMontant(total)} après l’intervention convenue le ${formaterJour(jour)} : ` +
      `ce jour-là, le travail compte double, ni le déplacement ni les pièces. Un jour ordinaire, le prix serait de ${formaterMontant(enSemaine)}. Rien n’est à payer maintenant.`

const aDistance = ({ jour, total, enSemaine }: PrixAccepte): string =>
  jour === null
    ? `Accepter remplace le devis précédent et vous engage à payer ce nouveau prix avant l’intervention à distance, une fois sa date convenue : ${ECHEANCE}. Ce que vous avez déjà versé en est déduit.`
    : `Accepter remplace le devis précédent et vous engage à payer ${formaterMontant(total)} avant l’intervention à distance convenue le ${formaterJour(jour)}, ${ECHEANCE}. ` +
      `Ce jour-là, le travail compte double, pas les pièces. Un jour ordinaire, le prix serait de ${formaterMontant(enSemaine)}. Ce que vous avez déjà versé en est déduit.`

export const accordDAvenant = (prix: PrixAccepte): string =>
  fr(prix.modalite === 'a_distance' ? aDistance(prix) : surPlace(prix))

export const texteDAvenant = (prix: PrixAccepte): string => `${accordDAvenant(prix)}\n${BOUTON_D_AVENANT}`
