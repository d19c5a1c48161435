import { dateParis } from '#domain/calendrier/heure-de-paris'
import { formaterJour } from '#domain/calendrier/formater-date'
import type { MoyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { dernierJourDePaiement, JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import { formaterMontant } from '#domain/shared/montant'
import type { PrestationDuClientReply } from '#adapters/http/contract/values/prestation-reply'
import { ibanTexte, REGLEMENT_TEXTS } from '../../contents/prestations-texts.ts'
import { auPlusTardTexte, joursAvantTexte } from '../../contents/suivi-texts.ts'
import { recuDAvance, resteARegler } from './acomptes.ts'
import { dateConvenue } from './rendez-vous.ts'

type Suivie = Pick<PrestationDuClientReply, 'modalite' | 'statut' | 'dates' | 'devis' | 'reference' | 'acomptes'>

const quand = (debut: Date | null, maintenant: Date): string => {
  if (debut === null) return joursAvantTexte(JOURS_PAIEMENT_A_DISTANCE)
  const dernier = dernierJourDePaiement(debut)
  return dernier < dateParis(maintenant) ? REGLEMENT_TEXTS.depasse : auPlusTardTexte(formaterJour(dernier))
}

/** What remote work costs, when and where it is paid, until it is paid or closed; `null` for other work. */
export const reglementADistance = (
  prestation: Suivie,
  { iban, paypal }: MoyensDePaiement,
  maintenant: Date,
): readonly (readonly [string, string])[] | null => {
  const { modalite, statut, reference } = prestation
  const reste = resteARegler(prestation)
  if (modalite !== 'a_distance' || statut === 'terminé' || statut === 'annulé' || reste === 0) return null
  const convenue = dateConvenue(prestation)
  return [
    [recuDAvance(prestation) === 0 ? REGLEMENT_TEXTS.montant : REGLEMENT_TEXTS.reste, formaterMontant(reste)],
    [REGLEMENT_TEXTS.echeance, quand(convenue === null ? null : new Date(convenue.debut), maintenant)],
    [REGLEMENT_TEXTS.virement, iban === null ? '' : ibanTexte(iban)],
    [REGLEMENT_TEXTS.paypal, paypal ?? ''],
    [REGLEMENT_TEXTS.reference, reference],
  ]
}
