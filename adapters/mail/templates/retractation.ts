import type { Cadre, ContenuCourriel, Modeles } from '#application/courrier/lettre'
import type { RecitDeRetractation, RecitsDeRetractation } from '#application/courrier/lire-retractation'
import { formaterDate } from '#domain/calendrier/formater-date'
import { JOURS_RETRACTATION } from '#domain/conditions/regles'
import type { RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import { remboursementAvant } from '#domain/retractation/remboursement-avant'
import type { IssueDeRetractation, RaisonDExclusion } from '#domain/retractation/verdict'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { fr } from '#domain/shared/typographie'
import { dire, intituler } from './blocs.ts'
import { datesLiberees, declaration, declarationTue, direReception } from './declaration.ts'
import { nousJoindre } from './mots.ts'
import { rediger } from './rediger.ts'
import { retractationEntreprise } from './retractation-entreprise.ts'

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

type Suite = (recu: RecuDeRetractation, tenu: Montant) => readonly string[]

/** A repeated declaration does not move the deadlines. */
const quand = ({ recueLe, verdict }: RecuDeRetractation): string =>
  verdict.repetee
    ? `dans les ${JOURS_RETRACTATION} jours de votre première déclaration`
    : `au plus tard le ${formaterDate(remboursementAvant(new Date(recueLe)))}`

/** What is given back, with the amount if the site knows it; `reste` is what is kept. */
const rembourser = (recu: RecuDeRetractation, tenu: Montant, reste = ''): string => {
  const [debut, tout] =
    tenu > 0
      ? [`Vous avez versé ${formaterMontant(tenu)} :`, 'cette somme vous est remboursée en entier']
      : ['Si vous avez déjà versé une somme,', 'elle vous est remboursée']
  const quoi = reste === '' ? tout : `ce qui dépasse ${reste} vous est remboursé`
  return `${debut} ${quoi} ${quand(recu)}, par le même moyen de paiement.`
}

const FIN = 'Votre rétractation est prise en compte : le contrat prend fin.'

const acceptee: Suite = (recu, tenu) => [
  'Votre rétractation est prise en compte : le contrat prend fin et votre commande est annulée.',
  `Vous ne devez rien, pas même des frais d’annulation. ${rembourser(recu, tenu)}`,
]

const aRegler: Suite = (recu, tenu) =>
  recu.verdict.prorata?.montant === 0
    ? [
        FIN,
        `L’intervention avait commencé sans que vous ayez demandé expressément qu’elle commence avant la fin du délai : vous ne devez rien pour ce qui a été fait. ${rembourser(recu, tenu)}`,
      ]
    : [
        FIN,
        'L’intervention avait commencé à votre demande expresse. Seul ce qui a été fait jusqu’à votre rétractation reste dû, en proportion du prix convenu. Nous vous envoyons ce décompte.',
        rembourser(recu, tenu, 'ce décompte'),
      ]

const horsDelai: Suite = ({ verdict: { fin } }) => [
  `Le délai de rétractation de cette commande s’est terminé le ${fin === null ? '' : formaterDate(fin)}, au dernier instant du jour. Votre déclaration est arrivée après : le contrat se poursuit.`,
  CONTESTER,
]

const INCONNUE = [
  'Nous rapprochons votre déclaration de votre commande, et nous vous répondons par courriel. La date de réception ci-dessus est celle qui compte.',
  'Pour aller plus vite, vérifiez la référence : elle commence par PREST- et se trouve dans votre courriel de commande. La déclaration se fait avec l’adresse email de cette commande.',
]

const A_VERIFIER = [
  'Le nom donné n’est pas celui de la commande. La déclaration est enregistrée, et la date de réception ci-dessus est celle qui compte ; l’annulation de la commande attend que nous l’ayons vérifiée. Nous vous répondons par courriel.',
  'Si vous n’avez rien déclaré, répondez à ce courriel : votre commande reste en place.',
]

const SUITES: Readonly<Record<IssueDeRetractation, Suite>> = {
  acceptee,
  a_regler: aRegler,
  hors_delai: horsDelai,
  exclue: ({ verdict: { raison } }) => (raison === null ? [CONTESTER] : [RAISONS[raison], CONTESTER]),
  inconnue: () => INCONNUE,
  a_verifier: () => A_VERIFIER,
}

/** What happens next, for the declarant. */
const suiteClient: Suite = (recu, tenu) =>
  fr([
    ...(recu.verdict.repetee
      ? [
          'Vous aviez déjà exercé votre droit de rétractation pour cette commande : cette nouvelle déclaration ne change rien.',
        ]
      : []),
    ...SUITES[recu.verdict.issue](recu, tenu),
  ])

const TITRE = 'Accusé de réception de votre rétractation'

const sansMots = ({ verdict: { issue } }: RecuDeRetractation): boolean => issue === 'inconnue' || issue === 'a_verifier'

const salut = (recu: RecuDeRetractation): string =>
  sansMots(recu)
    ? 'Bonjour, nous avons reçu une déclaration de rétractation qui donne votre adresse email.'
    : `Bonjour ${recu.nom}, nous avons reçu votre déclaration.`

/** To the declarant: a durable receipt, and what happens next. */
const recuClient = ({ recu, tenu, entreprise }: RecitDeRetractation & Cadre): ContenuCourriel =>
  rediger({
    sujet: recu.prestationId === null ? TITRE : `${TITRE} – ${recu.reference}`,
    titre: TITRE,
    apercu: `Reçue le ${direReception(recu)}.`,
    entreprise,
    blocs: [
      dire(`${salut(recu)} Ce courriel en est l’accusé de réception\u00a0: conservez-le.`),
      intituler(sansMots(recu) ? 'La déclaration' : 'Votre déclaration'),
      ...(sansMots(recu) ? declarationTue(recu) : declaration(recu)),
      intituler('La suite'),
      ...suiteClient(recu, tenu).map(dire),
      ...datesLiberees(recu, 'N’a plus lieu'),
      ...nousJoindre(entreprise),
    ],
  })

export const MODELES_DE_RETRACTATION: Modeles<RecitsDeRetractation> = {
  retractation_client: recuClient,
  retractation_entreprise: retractationEntreprise,
}
