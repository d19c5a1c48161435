import type { Cadre, ContenuCourriel } from '#application/courrier/lettre'
import type { RecitDeRetractation } from '#application/courrier/lire-retractation'
import { formaterDate } from '#domain/calendrier/formater-date'
import type { RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import { estFacturable } from '#domain/retractation/argent-du-contrat'
import type { Prorata } from '#domain/retractation/prorata'
import { remboursementAvant } from '#domain/retractation/remboursement-avant'
import { aEffet, type IssueDeRetractation, type RaisonDExclusion } from '#domain/retractation/verdict'
import { formaterMontant } from '#domain/shared/montant'
import { fr } from '#domain/shared/typographie'
import { enumerer, intituler, proposer } from './blocs.ts'
import { datesLiberees, declaration } from './declaration.ts'
import { rediger } from './rediger.ts'

const TITRES: Readonly<Record<IssueDeRetractation, string>> = {
  acceptee: 'Rétractation : commande annulée',
  a_regler: 'Rétractation : le contrat prend fin, décompte à faire',
  hors_delai: 'Rétractation arrivée hors délai',
  exclue: 'Rétractation sans effet',
  inconnue: 'Rétractation à rapprocher d’une commande',
  a_verifier: 'Rétractation sous un autre nom, à confirmer',
}

const RAISONS: Readonly<Record<RaisonDExclusion, string>> = {
  professionnel: 'Le client est un professionnel : il n’a pas de droit de rétractation.',
  urgence: 'Un dépannage urgent à domicile était demandé, et la visite a commencé : il n’y a plus de rétractation.',
  executee: 'L’intervention demandée avant la fin du délai est terminée : le droit a pris fin avec elle.',
}

const dernierJour = ({ recueLe }: RecuDeRetractation): string => formaterDate(remboursementAvant(new Date(recueLe)))

const MOYEN = 'par le même moyen de paiement.'

/** The whole amount, when nothing may be billed. */
const toutRendre = ({ recu, tenu }: RecitDeRetractation): string =>
  tenu > 0
    ? `À rembourser : ${formaterMontant(tenu)}, au plus tard le ${dernierJour(recu)}, ${MOYEN}`
    : `D’après ce que le site sait, le client n’a rien versé. S’il a versé une somme, remboursez toute la somme au plus tard le ${dernierJour(recu)}, ${MOYEN}`

const rendreLeReste = ({ recu, tenu }: RecitDeRetractation): string =>
  tenu > 0
    ? `Vous détenez ${formaterMontant(tenu)} : remboursez ce qui dépasse ce décompte au plus tard le ${dernierJour(recu)}, ${MOYEN}`
    : `Si le client a déjà versé une somme, remboursez ce qui dépasse ce décompte au plus tard le ${dernierJour(recu)}, ${MOYEN}`

const direProrata = ({ total, minutesPrevues, minutesFaites, montant }: Prorata): string => {
  if (montant === 0) {
    return 'Le client n’avait pas demandé expressément que le travail commence avant la fin du délai : ce qui a été fait ne peut pas être facturé.'
  }
  const regle = `${formaterMontant(total)} × minutes faites ÷ ${minutesPrevues} minutes prévues`
  return montant === null
    ? `Ce qui a été fait peut être facturé, en proportion du prix convenu : ${regle}. Retenez le temps réellement passé.`
    : `Ce qui a été fait peut être facturé, en proportion du prix convenu : ${regle}. D’après l’heure de la visite (${minutesFaites} minutes), ${formaterMontant(montant)} au plus ; retenez le temps réellement passé s’il est plus court.`
}

const direDecompte = ({ facture }: RecuDeRetractation): string =>
  facture === null
    ? 'Envoyez ce décompte au client : la facture s’établit depuis la fiche de la prestation, à la minute.'
    : `La facture ${facture} est déjà émise : corrigez-la par un avoir. La commande s’annule ensuite.`

const annulerFacture = ({ facture }: RecuDeRetractation): readonly string[] =>
  facture === null
    ? []
    : [`La facture ${facture} a été émise et n’est plus due : annulez-la tout entière par un avoir.`]

const aRegler = (matiere: RecitDeRetractation): readonly string[] => {
  const { recu } = matiere
  const { prorata } = recu.verdict
  const regle = prorata === null ? [] : [direProrata(prorata)]
  return estFacturable(recu.verdict)
    ? [...regle, direDecompte(recu), rendreLeReste(matiere)]
    : [...regle, ...annulerFacture(recu), toutRendre(matiere)]
}

const RIEN = 'Rien n’a été changé à la commande. Le client a reçu cette réponse, et peut la contester.'

const A_FAIRE: Readonly<Record<IssueDeRetractation, (matiere: RecitDeRetractation) => readonly string[]>> = {
  acceptee: (matiere) => [
    'La commande est annulée et ses créneaux sont libres. Ne facturez rien, pas même un préavis tardif.',
    ...annulerFacture(matiere.recu),
    toutRendre(matiere),
  ],
  a_regler: aRegler,
  hors_delai: ({
    recu: {
      verdict: { fin },
    },
  }) => [`Le délai s’est terminé le ${fin === null ? '' : formaterDate(fin)}. ${RIEN}`],
  exclue: ({
    recu: {
      verdict: { raison },
    },
  }) => [`${raison === null ? '' : `${RAISONS[raison]} `}${RIEN}`],
  a_verifier: () => [
    'Le nom déclaré n’est pas celui de la commande : rien n’est annulé tant que vous n’avez pas regardé.',
    'Dans l’administration, confirmez la rétractation si elle vient bien du client, ou écartez-la. Si vous la confirmez, la date de réception ci-dessus est celle qui compte.',
  ],
  inconnue: () => [
    'Aucune commande ne porte cette référence sous cette adresse email. Cherchez-la au nom du client.',
    'Si vous la trouvez, la date de réception ci-dessus est celle qui compte : annulez la commande et répondez au client.',
  ],
}

/** The verdict, and the amount to give back when nothing may be billed. */
const titreDe = ({ recu: { verdict }, tenu }: RecitDeRetractation): string => {
  if (!aEffet(verdict) || estFacturable(verdict)) return TITRES[verdict.issue]
  if (tenu > 0)
    return `Rétractation : ${verdict.issue === 'acceptee' ? 'commande annulée' : 'le contrat prend fin'}, ${formaterMontant(tenu)} à rembourser`
  return verdict.issue === 'acceptee' ? TITRES.acceptee : 'Rétractation : le contrat prend fin, rien n’est à facturer'
}

/** To the business: the declaration, its verdict, and what to do by when. */
export const retractationEntreprise = (matiere: RecitDeRetractation & Cadre): ContenuCourriel => {
  const { recu, entreprise, publicUrl } = matiere
  const titre = fr(titreDe(matiere))
  return rediger({
    sujet: `${titre} – ${[recu.reference, recu.nom].filter((mot) => mot !== '').join(', ')}`,
    titre,
    apercu: `${recu.nom}, ${recu.email}`,
    entreprise,
    blocs: [
      intituler('Ce que le client a déclaré'),
      ...declaration(recu),
      intituler('À faire'),
      enumerer(fr(A_FAIRE[recu.verdict.issue](matiere))),
      ...datesLiberees(recu, 'Créneaux libérés'),
      proposer(`${publicUrl}/admin`, 'Ouvrir l’administration'),
    ],
  })
}
