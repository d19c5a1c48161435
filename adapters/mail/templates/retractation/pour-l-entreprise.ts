import type { ContenuCourriel } from '#application/ports/mail-templates'
import { formaterDate } from '#domain/calendrier/formater-date'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import type { Prorata } from '#domain/retractation/prorata'
import { type IssueDeRetractation, type RaisonDExclusion, remboursementAvant } from '#domain/retractation/verdict'
import { formaterMontant } from '#domain/shared/montant'
import { fr } from '#domain/shared/typographie'
import { enumerer, intituler, proposer } from '../bloc.ts'
import { rediger } from '../rediger.ts'
import { datesLiberees, declaration } from './declaration.ts'

const TITRES: Readonly<Record<IssueDeRetractation, string>> = {
  acceptee: 'Rétractation : commande annulée',
  a_regler: 'Rétractation : le contrat prend fin, décompte à faire',
  hors_delai: 'Rétractation arrivée hors délai',
  exclue: 'Rétractation sans effet',
  inconnue: 'Rétractation à rapprocher d’une commande',
}

const RAISONS: Readonly<Record<RaisonDExclusion, string>> = {
  professionnel: 'Le client est un professionnel : il n’a pas de droit de rétractation.',
  urgence: 'Un dépannage urgent à domicile était demandé, et la visite a commencé : il n’y a plus de rétractation.',
  executee: 'L’intervention demandée avant la fin du délai est terminée : le droit a pris fin avec elle.',
}

const rembourser = ({ recueLe }: RecuDeRetractation, quoi: string): string =>
  `Si le client a déjà versé une somme, remboursez ${quoi} au plus tard le ${formaterDate(remboursementAvant(new Date(recueLe)))}, par le même moyen de paiement.`

const direProrata = ({ total, minutesPrevues, minutesFaites, montant }: Prorata): string => {
  if (montant === 0) {
    return 'Le client n’avait pas demandé expressément que le travail commence avant la fin du délai : ce qui a été fait ne peut pas être facturé.'
  }
  const regle = `${formaterMontant(total)} × minutes faites ÷ ${minutesPrevues} minutes prévues`
  return montant === null
    ? `Ce qui a été fait peut être facturé, en proportion du prix convenu : ${regle}. Retenez le temps réellement passé.`
    : `Ce qui a été fait peut être facturé, en proportion du prix convenu : ${regle}. D’après l’heure de la visite (${minutesFaites} minutes), ${formaterMontant(montant)} au plus ; retenez le temps réellement passé s’il est plus court.`
}

const direDecompte = ({ facture, verdict: { prorata } }: RecuDeRetractation): readonly string[] => {
  if (facture !== null) {
    return [`La facture ${facture} est déjà émise : corrigez-la par un avoir. La commande s’annule ensuite.`]
  }
  return prorata?.montant === 0
    ? []
    : ['Envoyez ce décompte au client : la facture s’établit depuis la fiche de la prestation, à la minute.']
}

const aRegler = (recu: RecuDeRetractation): readonly string[] => {
  const { prorata } = recu.verdict
  return [
    ...(prorata === null ? [] : [direProrata(prorata)]),
    ...direDecompte(recu),
    rembourser(recu, prorata?.montant === 0 ? 'toute la somme' : 'ce qui dépasse ce décompte'),
  ]
}

const RIEN = 'Rien n’a été changé à la commande. Le client a reçu cette réponse, et peut la contester.'

const A_FAIRE: Readonly<Record<IssueDeRetractation, (recu: RecuDeRetractation) => readonly string[]>> = {
  acceptee: (recu) => [
    'La commande est annulée et ses créneaux sont libres. Ne facturez rien, pas même un préavis tardif.',
    ...(recu.facture === null
      ? []
      : [`La facture ${recu.facture} a été émise et n’est plus due : annulez-la tout entière par un avoir.`]),
    rembourser(recu, 'toute la somme'),
  ],
  a_regler: aRegler,
  hors_delai: ({ verdict: { fin } }) => [`Le délai s’est terminé le ${fin === null ? '' : formaterDate(fin)}. ${RIEN}`],
  exclue: ({ verdict: { raison } }) => [`${raison === null ? '' : `${RAISONS[raison]} `}${RIEN}`],
  inconnue: () => [
    'Aucune commande ne porte cette référence sous cette adresse email. Cherchez-la au nom du client.',
    'Si vous la trouvez, la date de réception ci-dessus est celle qui compte : annulez la commande et répondez au client.',
  ],
}

/** To the business: what was declared, what it comes to, and what has to be done by when. */
export const retractationEntreprise = (
  recu: RecuDeRetractation,
  entreprise: Entreprise,
  publicUrl: string,
): ContenuCourriel => {
  const titre = fr(TITRES[recu.verdict.issue])
  return rediger({
    sujet: `${titre} – ${recu.reference}, ${recu.nom}`,
    titre,
    apercu: `${recu.nom}, ${recu.email}`,
    entreprise,
    blocs: [
      intituler('Ce que le client a déclaré'),
      ...declaration(recu),
      intituler('À faire'),
      enumerer(fr(A_FAIRE[recu.verdict.issue](recu))),
      ...datesLiberees(recu, 'Créneaux libérés'),
      proposer(`${publicUrl}/admin`, 'Ouvrir l’administration'),
    ],
  })
}
