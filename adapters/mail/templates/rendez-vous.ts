import type { Cadre } from '#application/courrier/lettre'
import type { RecitDeRendezVous, RecitsDeRendezVous } from '#application/courrier/lire-rendez-vous'
import { formaterDate, formaterInstant, formaterJour } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { formaterTelephone } from '#domain/client/telephone'
import { PREAVIS_RENDEZ_VOUS_HEURES } from '#domain/conditions/regles'
import type { Prestation } from '#domain/prestation/prestation'
import type { Annonce, ChangementDeStatut, DateDite } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { estTardif, finDuPreavis } from '#domain/rendez-vous/date-proposee'
import { delaiACourir } from '#domain/retractation/debut-de-travail'
import { estDansLeDelaiDeRetractation } from '#domain/retractation/delai'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { fr } from '#domain/shared/typographie'
import {
  type Bloc,
  citerSous,
  dire,
  enumerer,
  enumererSous,
  type Fait,
  intituler,
  montrer,
  montrerReference,
  proposer,
  renvoyer,
  type Redaction,
  type Redactions,
} from './blocs.ts'
import { consentements } from './retractation.ts'
import {
  avertir,
  direFrais,
  direLieu,
  direSituation,
  direSouhait,
  direVisite,
  faitsDeCommande,
  faitsDeVisite,
  faitsDOffre,
  OUVRIR,
  nousJoindre,
} from './mots.ts'
import { itineraire, recapituler } from './recapitulatif.ts'
import { reglementADistance, tropVerseAuClient, tropVerseParLeClient, tropVerseSiAccepte } from './facture.ts'
import type { Statut } from '#domain/prestation/statut'

type Mots = { readonly statut: string; readonly titre: string; readonly phrase: string }

const MOTS: Readonly<Record<Statut, Mots>> = {
  en_attente: {
    statut: 'En attente',
    titre: 'Commande en attente',
    phrase: 'votre commande est de nouveau en attente.',
  },
  en_cours: { statut: 'En cours', titre: 'Commande en cours', phrase: 'votre commande est maintenant en cours.' },
  terminé: {
    statut: 'Confirmée',
    titre: 'Intervention terminée',
    phrase: 'votre intervention est terminée. Merci\u202f!',
  },
  annulé: { statut: 'Annulé', titre: 'Commande annulée', phrase: 'votre commande est annulée.' },
}

const nommer = (statut: Statut): string =>
  statut === 'terminé' ? `${MOTS[statut].statut} (intervention terminée)` : MOTS[statut].statut

const retrait = ({ retrait: annonce }: ChangementDeStatut): string | null => {
  if (annonce === null) return null
  return annonce.remplacee === null
    ? 'Les dates proposées n’attendent plus de réponse.'
    : `Le rendez-vous du ${formaterInstant(new Date(annonce.remplacee.debut))} n’a plus lieu d’être\u00a0: le fichier joint le retire de votre agenda.`
}

const statutClient = ({
  prestation,
  changement,
  situation,
  entreprise,
  publicUrl,
}: RecitsDeRendezVous['statut_client'] & Cadre): Redaction => {
  const { titre, phrase } = MOTS[changement.vers]
  const suite = retrait(changement)
  return {
    sujet: `${titre} – ${prestation.reference}`,
    titre,
    apercu: `Nouveau statut\u00a0: ${nommer(changement.vers)}.`,
    blocs: [
      dire(`Bonjour ${prestation.contact.nom}, ${phrase}`),
      montrerReference(prestation.reference, `Devis ${prestation.numeroDevis}`),
      direSituation(situation),
      montrer([
        { nom: 'Nouveau statut', valeur: nommer(changement.vers), fort: true },
        { nom: 'Statut précédent', valeur: nommer(changement.de) },
        ...faitsDeCommande(prestation),
      ]),
      suite === null ? null : dire(suite),
      ...citerSous('Motif indiqué', changement.motif),
      proposer(`${publicUrl}/mes-prestations`, 'Suivre ma commande'),
      ...nousJoindre(entreprise),
    ],
  }
}

type Matiere = RecitDeRendezVous & Cadre

/** The links of the mails to the client. Opening these pages changes nothing. */
const liensDe = ({ publicUrl, prestation, jetonDe, cleDevis }: Matiere) => {
  const page = ({ id }: DateDite): string => `${publicUrl}/validation-date/${prestation.id}/${jetonDe(id)}`
  return {
    accepter: (date: DateDite) => `${page(date)}/accepter`,
    refuser: (date: DateDite) => `${page(date)}/refuser`,
    devis: `${publicUrl}/api/prestations/${prestation.id}/devis.pdf?cle=${encodeURIComponent(cleDevis)}`,
    espaceClient: `${publicUrl}/mes-prestations`,
    commander: `${publicUrl}/commander`,
  }
}

type Liens = ReturnType<typeof liensDe>

const CHANGER = fr(
  `Une date acceptée se déplace ou s’annule sans frais jusqu’à ${PREAVIS_RENDEZ_VOUS_HEURES} h avant, par le lien de refus ci-dessus, dans votre espace client ou par téléphone.`,
)

const tardive = (date: DateDite): Bloc =>
  dire(
    fr(
      `Le rendez-vous du ${formaterInstant(new Date(date.debut))} a lieu dans moins de ${PREAVIS_RENDEZ_VOUS_HEURES} h : une fois accepté, il ne se change plus en ligne. Pour tout changement, appelez-nous. ${direFrais(date)}`,
    ),
  )

const changer = ({ annonce: { dates }, instant }: Matiere): readonly Bloc[] => {
  const tardives = dates.filter(({ debut }) => estTardif({ debut: new Date(debut) }, instant))
  return [...(tardives.length < dates.length ? [dire(CHANGER)] : []), ...tardives.map(tardive)]
}

const demanderDebut = ({ prestation, annonce: { dates } }: Matiere): readonly Bloc[] => {
  const [fin] = dates.flatMap(({ debut }) => delaiACourir(prestation, dateParis(new Date(debut))) ?? [])
  return fin === undefined
    ? []
    : [
        dire(
          fr(
            `Votre délai de rétractation court jusqu’au ${formaterDate(fin)}. Pour accepter une date d’ici là, cochez sur la page la demande que l’intervention commence avant.`,
          ),
        ),
      ]
}

/** The last date to expire, whose link works longest. */
const derniereOuverte = (dates: readonly DateDite[]): DateDite | undefined =>
  dates.toSorted((a, b) => new Date(b.expireLe).getTime() - new Date(a.expireLe).getTime())[0]

const ENSUITE = fr(
  'Passé le moment jusqu’auquel une date vous est réservée, elle ne s’accepte plus par son lien : appelez-nous.',
)

const PRIX_ACCEPTE = 'Accepter une date, c’est accepter le prix indiqué pour ce jour.'

const uneDate =
  ({ prestation, recu, annonce: { dates } }: Matiere, liens: Liens) =>
  (date: DateDite, rang: number): readonly (Bloc | null)[] => [
    dates.length > 1 ? intituler(`Date ${rang + 1}`) : null,
    montrer(faitsDOffre(date, prestation)),
    ...tropVerseSiAccepte(recu, date.total),
    proposer(liens.accepter(date), dates.length > 1 ? `Accepter la date ${rang + 1}` : 'Accepter cette date'),
  ]

const remplacer = ({ debut }: DateDite): string =>
  `otre rendez-vous du ${formaterInstant(new Date(debut))} est remplacé`

const introduction = ({ prestation, annonce }: Matiere): string => {
  const { dates, sequence, remplacee } = annonce
  if (remplacee !== null) {
    return `Bonjour ${prestation.contact.nom}, v${remplacer(remplacee)} par une nouvelle proposition. Rien n’est convenu tant que vous n’avez pas répondu.`
  }
  const quoi = dates.length > 1 ? 'voici les dates que nous vous proposons' : 'voici la date que nous vous proposons'
  const suite = sequence > 1 ? ' Cette proposition remplace les précédentes.' : ''
  return `Bonjour ${prestation.contact.nom}, ${quoi}.${suite}`
}

const dateClient = (matiere: Matiere, liens: Liens): Redaction => {
  const { prestation, entreprise, annonce } = matiere
  const { remplacee } = annonce
  const ouverte = derniereOuverte(annonce.dates)
  const plusieurs = annonce.dates.length > 1
  const titre = plusieurs ? 'Choisissez votre date' : 'Une date vous est proposée'
  const refuser = plusieurs ? 'Aucune de ces dates ne me convient' : 'Refuser cette date'
  return {
    sujet: `${remplacee === null ? 'Proposition de rendez-vous' : `V${remplacer(remplacee)}`} – ${prestation.reference}`,
    titre,
    apercu: annonce.dates.map(direVisite).join(' ou '),
    blocs: [
      dire(introduction(matiere)),
      montrerReference(prestation.reference, `Devis ${prestation.numeroDevis}`),
      direSituation(matiere.situation),
      montrer(faitsDeCommande(prestation)),
      ...annonce.dates.flatMap(uneDate(matiere, liens)),
      ouverte === undefined ? null : renvoyer(liens.refuser(ouverte), refuser),
      dire(
        'Ouvrir un lien ne change rien\u00a0: vous confirmez votre réponse sur la page. En refusant, vous pouvez indiquer les créneaux qui vous conviennent.',
      ),
      dire(ENSUITE),
      annonce.dates.some(({ majore }) => majore) ? dire(PRIX_ACCEPTE) : null,
      ...changer(matiere),
      ...demanderDebut(matiere),
      ...nousJoindre(entreprise),
    ],
  }
}

const debutDe = ({ debut }: DateDite) => ({ debut: new Date(debut) })

const changement = (date: DateDite, instant: Date, liens: Liens): readonly Bloc[] =>
  estTardif(debutDe(date), instant)
    ? [
        dire(
          fr(
            `Le rendez-vous a lieu dans moins de ${PREAVIS_RENDEZ_VOUS_HEURES} h : il ne se change plus en ligne. Pour tout changement, appelez-nous. ${direFrais(date)}`,
          ),
        ),
      ]
    : [
        dire(
          `Vous pouvez déplacer ou annuler ce rendez-vous sans frais jusqu’au ${formaterInstant(finDuPreavis(debutDe(date)))}.`,
        ),
        renvoyer(liens.refuser(date), 'Changer ou annuler ce rendez-vous'),
      ]

/** The express requests, confirmed on a durable medium when the visit is within the withdrawal period. */
const demandes = ({ creeLe, engagement }: Prestation, { debut }: DateDite): readonly Bloc[] =>
  estDansLeDelaiDeRetractation(creeLe, new Date(debut))
    ? enumererSous('Ce que vous avez demandé', consentements(engagement))
    : []

const acceptee = (matiere: Matiere, date: DateDite, liens: Liens): Redaction => {
  const { prestation, entreprise, instant, recu } = matiere
  const moment = { debut: new Date(date.debut), total: date.total, jour: dateParis(instant), recu }
  return {
    sujet: `Rendez-vous confirmé – ${prestation.reference}`,
    titre: 'Rendez-vous confirmé',
    apercu: direVisite(date),
    blocs: [
      dire(`Bonjour ${prestation.contact.nom}, c’est convenu\u00a0: nous nous retrouvons à cette date.`),
      montrerReference(prestation.reference, `Devis ${prestation.numeroDevis}`),
      direSituation(matiere.situation),
      montrer(faitsDeVisite(date, prestation)),
      ...reglementADistance(prestation, entreprise, moment),
      ...tropVerseAuClient(recu, date.total),
      proposer(liens.espaceClient, 'Suivre ma commande'),
      renvoyer(liens.devis, 'Relire votre devis (PDF)'),
      ...changement(date, instant, liens),
      ...demandes(prestation, date),
      ...nousJoindre(entreprise),
    ],
  }
}

const encoreOuvertes = ({ annonce, instant }: Matiere): readonly DateDite[] =>
  annonce.retirees.filter((date) => new Date(date.expireLe) > instant && !estTardif(debutDe(date), instant))

const souhaits = ({ annonce }: Matiere): readonly Bloc[] =>
  enumererSous('Les créneaux qui vous conviennent', annonce.souhaits.map(direSouhait))

const refusee = (matiere: Matiere, liens: Liens): Redaction => {
  const { prestation, entreprise, annonce } = matiere
  return {
    sujet: `Rendez-vous refusé – ${prestation.reference}`,
    titre: 'Rendez-vous refusé',
    apercu: 'Nous vous proposons bientôt une autre date.',
    blocs: [
      dire(`Bonjour ${prestation.contact.nom}, votre refus est enregistré. Votre commande reste ouverte.`),
      montrerReference(prestation.reference, `Devis ${prestation.numeroDevis}`),
      direSituation(matiere.situation),
      intituler(annonce.retirees.length > 1 ? 'Dates refusées' : 'Date refusée'),
      enumerer(annonce.retirees.map(direVisite)),
      ...citerSous('Votre message', annonce.motif),
      ...souhaits(matiere),
      dire('La suite\u00a0: nous vous proposons une autre date par courriel, ou nous vous appelons.'),
      ...encoreOuvertes(matiere).map((date) =>
        renvoyer(liens.accepter(date), `Vous changez d’avis\u202f? Accepter le ${direVisite(date)}`),
      ),
      ...nousJoindre(entreprise),
    ],
  }
}

const reponseClient = (matiere: Matiere, liens: Liens): Redaction => {
  const [date] = matiere.annonce.dates
  return date === undefined ? refusee(matiere, liens) : acceptee(matiere, date, liens)
}

const TITRE = 'Commande annulée'

const fraisPossibles = (frais: Montant): Bloc =>
  dire(
    fr(
      `L’annulation est arrivée moins de ${PREAVIS_RENDEZ_VOUS_HEURES} h avant le rendez-vous. Selon nos conditions, un dédommagement peut être demandé, de ${formaterMontant(frais)} au plus. Rien n’est prélevé automatiquement, et rien n’est dû en cas de force majeure.`,
    ),
  )

const rendre = ({ recu, annonce: { frais } }: Matiere): readonly Bloc[] =>
  recu <= 0
    ? []
    : [
        dire(
          `Vous avez versé un acompte de ${formaterMontant(recu)}\u00a0: nous vous le rendons${frais === null ? '' : ', moins ce dédommagement s’il vous est demandé'}.`,
        ),
      ]

const annulationClient = (matiere: Matiere, liens: Liens): Redaction => {
  const { prestation, entreprise, annonce, situation } = matiere
  return {
    sujet: `${TITRE} – ${prestation.reference}`,
    titre: TITRE,
    apercu: 'Aucune intervention n’aura lieu.',
    blocs: [
      dire(`Bonjour ${prestation.contact.nom}, votre commande est annulée. Aucune intervention n’aura lieu.`),
      montrerReference(prestation.reference, `Devis ${prestation.numeroDevis}, sans suite`),
      direSituation(situation),
      ...enumererSous('N’a plus lieu', annonce.retirees.map(direVisite)),
      ...citerSous('Motif indiqué', annonce.motif),
      annonce.frais === null ? null : fraisPossibles(annonce.frais),
      ...rendre(matiere),
      dire(
        'Cette annulation n’est pas de votre fait, ou vous changez d’avis\u202f? Appelez-nous, ou commandez à nouveau.',
      ),
      renvoyer(liens.commander, 'Commander une prestation'),
      ...nousJoindre(entreprise),
    ],
  }
}

const rappelClient = (matiere: Matiere, liens: Liens): Redaction => {
  const { prestation, entreprise, annonce, instant } = matiere
  const [date] = annonce.dates
  const jour = date === undefined ? '' : formaterJour(dateParis(new Date(date.debut)))
  return {
    sujet: `Rappel\u00a0: rendez-vous ${jour} – ${prestation.reference}`,
    titre: 'Votre rendez-vous approche',
    apercu: annonce.dates.map(direVisite).join(' ou '),
    blocs: [
      dire(`Bonjour ${prestation.contact.nom}, nous vous rappelons notre rendez-vous.`),
      montrerReference(prestation.reference, `Devis ${prestation.numeroDevis}`),
      direSituation(matiere.situation),
      ...(date === undefined ? [] : [montrer(faitsDeVisite(date, prestation)), ...changement(date, instant, liens)]),
      ...nousJoindre(entreprise),
    ],
  }
}

const faitsDuClient = (prestation: Prestation): readonly Fait[] => {
  const { contact, estimation } = prestation
  return [
    { nom: 'Client', valeur: contact.nom },
    { nom: 'Téléphone', valeur: formaterTelephone(contact.telephone), vers: `tel:${contact.telephone}` },
    { nom: 'Email', valeur: contact.email, vers: `mailto:${contact.email}` },
    { nom: 'Service', valeur: recapituler(prestation).service },
    { nom: 'Lieu', valeur: direLieu(prestation) },
    ...(estimation.modalite === 'a_distance'
      ? []
      : [{ nom: 'Itinéraire', valeur: 'Ouvrir sur la carte', vers: itineraire(prestation) }]),
  ]
}

const dateEtPrix = (date: DateDite): readonly Fait[] => [
  { nom: 'Date', valeur: direVisite(date), fort: true },
  { nom: 'Prix', valeur: `${formaterMontant(date.total)}${date.majore ? ' (jour majoré)' : ''}` },
]

const datesSous = (titre: string, liste: readonly DateDite[]): readonly Bloc[] =>
  enumererSous(titre, liste.map(direVisite))

const reponseEntreprise = (matiere: Matiere): Redaction => {
  const { prestation, annonce, rendue, recu } = matiere
  const [date] = annonce.dates
  const titre = date === undefined ? 'Rendez-vous refusé' : 'Rendez-vous accepté'
  const suite = date === undefined ? 'Une autre date est à proposer' : 'Le créneau est réservé'
  const bouton = date === undefined ? 'Proposer une autre date' : OUVRIR
  return avertir(titre, matiere, bouton, [
    montrerReference(prestation.reference, suite),
    montrer([...(date === undefined ? [] : dateEtPrix(date)), ...faitsDuClient(prestation)]),
    ...(date === undefined ? [] : tropVerseParLeClient(recu, date.total)),
    ...datesSous('Créneau libéré', rendue === null ? [] : [rendue]),
    ...(date === undefined ? datesSous('Refusé', annonce.retirees) : []),
    ...citerSous('Motif', annonce.motif),
    ...enumererSous('Créneaux souhaités', annonce.souhaits.map(direSouhait)),
  ])
}

const POURQUOI_RETIRE: Partial<Readonly<Record<Annonce['reponse'], string>>> = {
  proposee: 'La nouvelle proposition attend la réponse du client.',
  retiree: 'La prestation est terminée avant cette visite.',
}

const visiteRetiree = (matiere: Matiere): Redaction => {
  const { prestation, annonce } = matiere
  return avertir('Visite retirée de l’agenda', matiere, OUVRIR, [
    montrerReference(prestation.reference, POURQUOI_RETIRE[annonce.reponse] ?? ''),
    montrer(faitsDuClient(prestation)),
    ...datesSous('Créneau libéré', annonce.remplacee === null ? [] : [annonce.remplacee]),
    ...datesSous('Proposé à la place', annonce.dates),
    dire('Le fichier joint retire la visite de votre agenda.'),
  ])
}

const commandeAnnulee = (matiere: Matiere): Redaction => {
  const { prestation, annonce, recu } = matiere
  const { frais } = annonce
  return avertir(TITRE, matiere, OUVRIR, [
    montrerReference(prestation.reference, `Devis ${prestation.numeroDevis}, sans suite`),
    montrer(faitsDuClient(prestation)),
    ...datesSous('Créneaux libérés', annonce.retirees),
    ...citerSous('Motif', annonce.motif),
    frais === null
      ? null
      : dire(
          fr(
            `Annulation moins de ${PREAVIS_RENDEZ_VOUS_HEURES} h avant le rendez-vous : selon les conditions, ${formaterMontant(frais)} peuvent être demandés. Rien n’est facturé automatiquement ; vous en décidez.`,
          ),
        ),
    recu <= 0 ? null : dire(fr(`Acompte à rendre au client : ${formaterMontant(recu)}.`)),
  ])
}

const annulationEntreprise = (matiere: Matiere): Redaction =>
  POURQUOI_RETIRE[matiere.annonce.reponse] === undefined ? commandeAnnulee(matiere) : visiteRetiree(matiere)

const avecLiens =
  (modele: (matiere: Matiere, liens: Liens) => Redaction) =>
  (matiere: Matiere): Redaction =>
    modele(matiere, liensDe(matiere))

export const MODELES_DE_RENDEZ_VOUS: Redactions<RecitsDeRendezVous> = {
  date_client: avecLiens(dateClient),
  reponse_client: avecLiens(reponseClient),
  reponse_entreprise: reponseEntreprise,
  rappel_client: avecLiens(rappelClient),
  annulation_client: avecLiens(annulationClient),
  annulation_entreprise: annulationEntreprise,
  statut_client: statutClient,
}
