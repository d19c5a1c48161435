import { formaterDate } from '#domain/calendrier/formater-date'
import type { RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import { type IssueDeRetractation, type RaisonDExclusion, remboursementAvant } from '#domain/retractation/verdict'
import { fr } from '#domain/shared/typographie'

const CONTESTER =
  'Si vous pensez que c’est une erreur, répondez à ce courriel : nous regardons avec vous. Vous pouvez aussi déplacer ou annuler votre commande selon nos conditions.'

const RAISONS: Readonly<Record<RaisonDExclusion, string>> = {
  professionnel:
    'Cette commande a été passée pour une entreprise. Le droit de rétractation est réservé aux particuliers : le contrat se poursuit.',
  urgence:
    'Vous aviez demandé un dépannage urgent à domicile, et l’intervention a eu lieu ou a commencé. La loi ne prévoit pas de rétractation dans ce cas : le contrat se poursuit.',
  executee:
    'L’intervention est entièrement terminée, et vous aviez demandé qu’elle commence avant la fin du délai de rétractation. Le droit a pris fin avec elle : ce qui a été convenu reste dû.',
}

const rembourser = ({ recueLe }: RecuDeRetractation, quoi = 'elle vous est remboursée'): string =>
  `Si vous avez déjà versé une somme, ${quoi} au plus tard le ${formaterDate(remboursementAvant(new Date(recueLe)))}, par le même moyen de paiement.`

const FIN = 'Votre rétractation est prise en compte : le contrat prend fin.'

const acceptee = (recu: RecuDeRetractation): readonly string[] => [
  'Votre rétractation est prise en compte : le contrat prend fin et votre commande est annulée.',
  `Vous ne devez rien, pas même des frais d’annulation. ${rembourser(recu)}`,
]

const aRegler = (recu: RecuDeRetractation): readonly string[] =>
  recu.verdict.prorata?.montant === 0
    ? [
        FIN,
        `L’intervention avait commencé sans que vous ayez demandé expressément qu’elle commence avant la fin du délai : vous ne devez rien pour ce qui a été fait. ${rembourser(recu)}`,
      ]
    : [
        FIN,
        'L’intervention avait commencé à votre demande expresse. Seul ce qui a été fait jusqu’à votre rétractation reste dû, en proportion du prix convenu. Nous vous envoyons ce décompte.',
        rembourser(recu, 'ce qui dépasse ce décompte vous est remboursé'),
      ]

const horsDelai = ({ verdict: { fin } }: RecuDeRetractation): readonly string[] => [
  `Le délai de rétractation de cette commande s’est terminé le ${fin === null ? '' : formaterDate(fin)}, au dernier instant du jour. Votre déclaration est arrivée après : le contrat se poursuit.`,
  CONTESTER,
]

const INCONNUE = [
  'Nous rapprochons votre déclaration de votre commande, et nous vous répondons par courriel. La date de réception ci-dessus est celle qui compte.',
  'Pour aller plus vite, vérifiez la référence : elle commence par PREST- et se trouve dans votre courriel de commande. La déclaration se fait avec l’adresse email de cette commande.',
]

const SUITES: Readonly<Record<IssueDeRetractation, (recu: RecuDeRetractation) => readonly string[]>> = {
  acceptee,
  a_regler: aRegler,
  hors_delai: horsDelai,
  exclue: ({ verdict: { raison } }) => (raison === null ? [CONTESTER] : [RAISONS[raison], CONTESTER]),
  inconnue: () => INCONNUE,
}

/** What happens next, told to the declarant. */
export const suiteClient = (recu: RecuDeRetractation): readonly string[] =>
  fr([
    ...(recu.verdict.repetee
      ? ['Vous vous étiez déjà rétracté de cette commande : cette nouvelle déclaration ne change rien.']
      : []),
    ...SUITES[recu.verdict.issue](recu),
  ])
