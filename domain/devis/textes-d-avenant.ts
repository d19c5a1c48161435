import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterJour } from '#domain/calendrier/formater-date'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { fr } from '#domain/shared/typographie'

/** The words of the button that accepts another quote; they count as those of the order do. */
export const BOUTON_D_AVENANT = 'Accepter ce devis'

/** What acceptance engages to pay: `total` on the agreed `jour` when labour counts double on it, `enSemaine` on any other. */
export type PrixAccepte = { readonly jour: DateCivile | null; readonly total: Montant; readonly enSemaine: Montant }

/** The words beside it, kept with the answer: they name the price that will be paid. */
export const accordDAvenant = ({ jour, total, enSemaine }: PrixAccepte): string =>
  jour === null
    ? 'Accepter remplace le devis précédent et vous engage à payer ce nouveau prix après l’intervention. Rien n’est à payer maintenant.'
    : fr(
        `Accepter remplace le devis précédent et vous engage à payer ${formaterMontant(total)} après l’intervention convenue le ${formaterJour(jour)} : ` +
          `ce jour-là, le travail compte double, ni le déplacement ni les pièces. Un jour ordinaire, le prix serait de ${formaterMontant(enSemaine)}. Rien n’est à payer maintenant.`,
      )

/** Exactly what was on the screen when the button was pressed. */
export const texteDAvenant = (prix: PrixAccepte): string => `${accordDAvenant(prix)}\n${BOUTON_D_AVENANT}`
