import { formaterDate } from '#domain/calendrier/formater-date'
import type { DateCivile } from '#domain/calendrier/date-civile'
import {
  ANNEES_BASE_ACTIVE,
  ANNEES_CLIENT,
  ANNEES_CONTRAT,
  ANNEES_FACTURES,
  SEUIL_CONTRAT_ARCHIVE,
} from '#domain/conservation/durees'
import type { MotifDeConservation } from '#domain/conservation/motif'
import type { TermeDeConservation } from '#domain/conservation/terme-de-conservation'
import { formaterMontant } from '#domain/shared/montant'
import { fr } from '../../contents/typographie.ts'

const MOTIFS: Readonly<Record<MotifDeConservation, string>> = fr({
  dernier_contact: `${ANNEES_BASE_ACTIVE} ans après le dernier contact`,
  derniere_prestation: `${ANNEES_CLIENT} ans après la dernière prestation`,
  prestation_ouverte: 'tant qu’une prestation reste à faire',
  compte_admin: 'compte d’administration',
  contrat: `contrat de ${formaterMontant(SEUIL_CONTRAT_ARCHIVE)} ou plus, ${ANNEES_CONTRAT} ans après l’intervention`,
  avec_le_compte: 'avec le compte du client',
  avec_la_facture: `pièce comptable, ${ANNEES_FACTURES} ans au moins, et aussi longtemps que la facture qui la déduit`,
  facture: `pièce comptable, ${ANNEES_FACTURES} ans après la fin de l’année`,
})

/** « Conservé jusqu’au 20 novembre 2031 : 5 ans après la dernière prestation. » */
export const termeTexte = ({ jusquAu, motif }: TermeDeConservation): string =>
  fr(`Conservé${jusquAu === null ? '' : ` jusqu’au ${formaterDate(jusquAu)}`} : ${MOTIFS[motif]}.`)

/** What outlives the account. */
export const ensuiteTexte = (jusquAu: DateCivile): string =>
  fr(`Ensuite, à part et sans le compte : factures et contrats que la loi garde, jusqu’au ${formaterDate(jusquAu)}.`)
