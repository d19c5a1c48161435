import type { VersionReply } from '#adapters/http/contract/routes/devis'
import { estimationDeReply } from '#adapters/http/contract/values/estimation-reply'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterJour } from '#domain/calendrier/formater-date'
import { centimes, formaterMontant } from '#domain/shared/montant'
import type { Estimation } from '#domain/tarification/estimation'
import type { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import type { ReceiptLine } from '../../components/receipt.tsx'
import { MAJORATION, ORIGINES, totalLeTexte, travailDoubleTexte } from '../../contents/devis-texts.ts'
import { type Recu, recuDeLEstimation } from '../commande/recu-de-l-estimation.ts'

/** A part says whether it is new, once the quote does. */
const avecOrigine = (ligne: ReceiptLine, etat: EtatDePieceDetachee | undefined): ReceiptLine =>
  etat === undefined ? ligne : { ...ligne, derivation: [ligne.derivation, ORIGINES[etat]].join(', ') }

/** The ordinary receipt of a quote, its parts included. */
const recuOrdinaire = (estimation: Estimation): Recu => {
  const { lignes, total } = recuDeLEstimation(estimation)
  return { lignes: lignes.map((ligne, rang) => avecOrigine(ligne, estimation.lignes[rang]?.etat)), total }
}

/** The receipt of a version: what is paid on the agreed day when labour counts double on it, else its ordinary total. */
export const recuDeVersion = ({ estimation, totalConvenu }: VersionReply, jour: DateCivile | null): Recu => {
  const ordinaire = recuOrdinaire(estimationDeReply(estimation))
  if (jour === null) return ordinaire
  const enPlus = centimes(totalConvenu - estimation.totalNet)
  const majoration = {
    label: MAJORATION,
    derivation: travailDoubleTexte(formaterJour(jour)),
    amount: formaterMontant(enPlus),
  }
  return {
    lignes: [...ordinaire.lignes, majoration],
    total: { label: totalLeTexte(formaterJour(jour)), amount: formaterMontant(totalConvenu) },
  }
}
