import type { Cadre } from '#application/courrier/lettre'
import type { RecitDeRetractation, RecitsDeRetractation } from '#application/courrier/lire-retractation'
import { formaterDate, formaterInstant } from '#domain/calendrier/formater-date'
import { JOURS_RETRACTATION } from '#domain/conditions/regles'
import { estFacturable } from '#domain/retractation/a-traiter'
import type { RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import type { Prorata } from '#domain/retractation/prorata'
import { remboursementAvant, finDeRetractation } from '#domain/retractation/delai'
import { type IssueDeRetractation, type RaisonDExclusion, aEffet } from '#domain/retractation/verdict'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { fr } from '#domain/shared/typographie'
import {
  dire,
  intituler,
  type Bloc,
  type Fait,
  citerSous,
  enumerer,
  enumererSous,
  montrer,
  proposer,
  type Redaction,
  type Redactions,
  renvoyer,
} from './blocs.ts'
import { nousJoindre, direVisite } from './mots.ts'
import { formaterSiren } from '#domain/client/acheteur'
import { FORMULAIRE_DE_RETRACTATION, formulaireDeRetractation } from '#domain/conditions/formulaire-de-retractation'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Engagement } from '#domain/prestation/engagement'
import type { Prestation } from '#domain/prestation/prestation'
import { TEXTES_DE_CONSENTEMENT } from '#domain/prestation/textes-d-engagement'
import { cleanLine } from '#domain/shared/clean'

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

const quand = ({ recueLe, verdict }: RecuDeRetractation): string =>
  verdict.repetee
    ? `dans les ${JOURS_RETRACTATION} jours de votre première déclaration`
    : `au plus tard le ${formaterDate(remboursementAvant(new Date(recueLe)))}`

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

const recuClient = ({ recu, tenu, entreprise }: RecitDeRetractation & Cadre): Redaction => ({
  sujet: recu.prestationId === null ? TITRE : `${TITRE} – ${recu.reference}`,
  titre: TITRE,
  apercu: `Reçue le ${direReception(recu)}.`,
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

/** The time in Paris, named as such: a right may depend on it. */
const direReception = ({ recueLe }: RecuDeRetractation): string =>
  `${formaterInstant(new Date(recueLe))} (heure de Paris)`

/** The order by its reference; a text that is no reference is shown in the administration only. */
const direCommande = ({ reference }: RecuDeRetractation): string =>
  reference === '' ? 'référence illisible, citée dans l’administration' : reference

const reception = (recu: RecuDeRetractation): Fait => ({
  nom: 'Déclaration reçue le',
  valeur: direReception(recu),
  fort: true,
})

/** For an address that may be unrelated to the declaration: nothing about the declarant. */
const declarationTue = (recu: RecuDeRetractation): readonly Bloc[] => [
  montrer([...(recu.prestationId === null ? [] : [{ nom: 'Commande', valeur: recu.reference }]), reception(recu)]),
]

/** The content of the declaration, with its date and time (Code de la consommation, L. 221-21). */
const declaration = (recu: RecuDeRetractation): readonly Bloc[] => [
  ...(recu.reference === ''
    ? []
    : [dire(`«\u00a0Je vous notifie ma rétractation du contrat portant sur la prestation ${recu.reference}.\u00a0»`)]),
  montrer([
    { nom: 'Nom', valeur: recu.nom },
    { nom: 'Email', valeur: recu.email },
    { nom: 'Commande', valeur: direCommande(recu) },
    reception(recu),
  ]),
  ...citerSous('Motif indiqué', recu.motif),
]

const datesLiberees = ({ annonce }: RecuDeRetractation, titre: string): readonly Bloc[] =>
  enumererSous(titre, annonce?.retirees.map(direVisite) ?? [])

const TITRES: Readonly<Record<IssueDeRetractation, string>> = {
  acceptee: 'Rétractation : commande annulée',
  a_regler: 'Rétractation : le contrat prend fin, décompte à faire',
  hors_delai: 'Rétractation arrivée hors délai',
  exclue: 'Rétractation sans effet',
  inconnue: 'Rétractation à rapprocher d’une commande',
  a_verifier: 'Rétractation sous un autre nom, à confirmer',
}

const RAISONS_ENTREPRISE: Readonly<Record<RaisonDExclusion, string>> = {
  professionnel: 'Le client est un professionnel : il n’a pas de droit de rétractation.',
  urgence: 'Un dépannage urgent à domicile était demandé, et la visite a commencé : il n’y a plus de rétractation.',
  executee: 'L’intervention demandée avant la fin du délai est terminée : le droit a pris fin avec elle.',
}

const dernierJour = ({ recueLe }: RecuDeRetractation): string => formaterDate(remboursementAvant(new Date(recueLe)))

const MOYEN = 'par le même moyen de paiement.'

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

const aReglerEntreprise = (matiere: RecitDeRetractation): readonly string[] => {
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
  a_regler: aReglerEntreprise,
  hors_delai: ({ recu: { verdict } }) => [
    `Le délai s’est terminé le ${verdict.fin === null ? '' : formaterDate(verdict.fin)}. ${RIEN}`,
  ],
  exclue: ({ recu: { verdict } }) => [
    `${verdict.raison === null ? '' : `${RAISONS_ENTREPRISE[verdict.raison]} `}${RIEN}`,
  ],
  a_verifier: () => [
    'Le nom déclaré n’est pas celui de la commande : rien n’est annulé tant que vous n’avez pas regardé.',
    'Dans l’administration, confirmez la rétractation si elle vient bien du client, ou écartez-la. Si vous la confirmez, la date de réception ci-dessus est celle qui compte.',
  ],
  inconnue: () => [
    'Aucune commande ne porte cette référence sous cette adresse email. Cherchez-la au nom du client.',
    'Si vous la trouvez, la date de réception ci-dessus est celle qui compte : annulez la commande et répondez au client.',
  ],
}

const titreDe = ({ recu: { verdict }, tenu }: RecitDeRetractation): string => {
  if (!aEffet(verdict) || estFacturable(verdict)) return TITRES[verdict.issue]
  if (tenu > 0)
    return `Rétractation : ${verdict.issue === 'acceptee' ? 'commande annulée' : 'le contrat prend fin'}, ${formaterMontant(tenu)} à rembourser`
  return verdict.issue === 'acceptee' ? TITRES.acceptee : 'Rétractation : le contrat prend fin, rien n’est à facturer'
}

const retractationEntreprise = (matiere: RecitDeRetractation & Cadre): Redaction => {
  const { recu, publicUrl } = matiere
  const titre = fr(titreDe(matiere))
  return {
    sujet: `${titre} – ${[recu.reference, recu.nom].filter((mot) => mot !== '').join(', ')}`,
    titre,
    apercu: `${recu.nom}, ${recu.email}`,
    blocs: [
      intituler('Ce que le client a déclaré'),
      ...declaration(recu),
      intituler('À faire'),
      enumerer(fr(A_FAIRE[recu.verdict.issue](matiere))),
      ...datesLiberees(recu, 'Créneaux libérés'),
      proposer(`${publicUrl}/admin`, 'Ouvrir l’administration'),
    ],
  }
}

export const MODELES_DE_RETRACTATION: Redactions<RecitsDeRetractation> = {
  retractation_client: recuClient,
  retractation_entreprise: retractationEntreprise,
}

/** The business that the order is for, by its SIREN only: anybody may have typed the name. */
export const faitsDAcheteur = ({ acheteur }: Engagement): readonly Fait[] =>
  acheteur.type === 'particulier'
    ? []
    : [{ nom: 'Commande professionnelle', valeur: `SIREN ${formaterSiren(acheteur.siren)}` }]

const instant = (le: string): string => formaterInstant(new Date(le))

export const consentements = ({ debutAnticipeLe, depannageUrgentLe }: Engagement): readonly string[] => [
  ...(debutAnticipeLe === null
    ? []
    : [fr(`Demandé le ${instant(debutAnticipeLe)} : « ${TEXTES_DE_CONSENTEMENT.debutAnticipe} »`)]),
  ...(depannageUrgentLe === null
    ? []
    : [fr(`Demandé le ${instant(depannageUrgentLe)} : « ${TEXTES_DE_CONSENTEMENT.urgence} »`)]),
]

/** Once an early start was asked for, withdrawal may cost something, so it is not called free. */
const portee = ({ debutAnticipeLe, depannageUrgentLe }: Engagement, limite: string): readonly string[] => {
  if (depannageUrgentLe !== null) {
    return [
      'Vous avez demandé un dépannage urgent à domicile : pour ces travaux, il n’y a pas de droit de rétractation.',
      `Tant que rien n’a commencé, vous pouvez encore renoncer à la commande, jusqu’au ${limite} inclus.`,
    ]
  }
  return debutAnticipeLe === null
    ? [
        `Vous pouvez vous rétracter, sans motif et sans frais, jusqu’au ${limite} inclus, en quelques clics et sans compte.`,
      ]
    : [
        `Vous pouvez vous rétracter, sans motif, jusqu’au ${limite} inclus, en quelques clics et sans compte.`,
        'Vous avez demandé que l’intervention commence avant : si elle a commencé, vous payez ce qui a déjà été fait, en proportion du prix ; une fois qu’elle est entièrement exécutée, vous ne pouvez plus vous rétracter.',
      ]
}

/** The model form is sent with the confirmation of the contract (Code de la consommation, L. 221-13). */
const formulaire = (entreprise: Entreprise, adresse: string): readonly Bloc[] => {
  const { titre, consigne, destinataire, declaration, champs, note } = formulaireDeRetractation(entreprise)
  return [
    intituler(titre),
    dire('Sans passer par le site, vous pouvez aussi recopier ou imprimer ce formulaire.'),
    ...[consigne, destinataire, declaration].map(dire),
    enumerer(champs),
    dire(note),
    renvoyer(adresse, 'Formulaire à imprimer (PDF)'),
  ]
}

/** Code de la consommation, L. 221-5 and L. 221-13. */
export const droitDeRetractation = (
  { engagement, creeLe }: Pick<Prestation, 'engagement' | 'creeLe'>,
  entreprise: Entreprise,
  publicUrl: string,
): readonly Bloc[] => {
  if (engagement.acheteur.type === 'professionnel') return []
  const demandes = consentements(engagement)
  const limite = formaterDate(finDeRetractation(creeLe))
  return [
    intituler('Votre droit de rétractation'),
    ...portee(engagement, limite).map((phrase) => dire(fr(phrase))),
    ...(demandes.length === 0 ? [] : [dire('Vos demandes, avec la commande\u00a0:'), enumerer(demandes)]),
    proposer(`${publicUrl}/retractation`, 'Renoncer au contrat'),
    ...formulaire(entreprise, `${publicUrl}${FORMULAIRE_DE_RETRACTATION}`),
  ]
}

export const faitsDEngagement = (engagement: Engagement): readonly Fait[] => {
  const { acheteur, debutAnticipeLe, depannageUrgentLe } = engagement
  return [
    { nom: 'Type de client', valeur: acheteur.type === 'professionnel' ? 'Professionnel' : 'Particulier' },
    ...(acheteur.type === 'particulier'
      ? []
      : [
          { nom: 'Entreprise', valeur: `${cleanLine(acheteur.raisonSociale)}, SIREN ${formaterSiren(acheteur.siren)}` },
        ]),
    ...(depannageUrgentLe === null
      ? []
      : [{ nom: 'Dépannage urgent à domicile', valeur: `demandé le ${instant(depannageUrgentLe)}`, fort: true }]),
    ...(acheteur.type === 'professionnel'
      ? []
      : [
          {
            nom: 'Début avant la fin du délai de rétractation',
            valeur: debutAnticipeLe === null ? 'non demandé' : `demandé le ${instant(debutAnticipeLe)}`,
          },
        ]),
  ]
}
