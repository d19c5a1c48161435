import type { ContenuCourriel, MatiereDeRendezVous } from '#application/ports/mail-templates'
import { formaterDate, formaterInstant } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { PREAVIS_RENDEZ_VOUS_HEURES } from '#domain/conditions/regles'
import type { DateDite } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { estTardif } from '#domain/rendez-vous/preavis'
import { delaiACourir } from '#domain/retractation/debut-de-travail'
import { fr } from '#domain/shared/typographie'
import { type Bloc, dire, intituler, montrer, montrerReference, proposer, renvoyer } from '../bloc.ts'
import { rediger } from '../rediger.ts'
import { tropVerseSiAccepte } from '../trop-verse.ts'
import type { Liens } from './liens.ts'
import { direFrais, direSituation, direVisite, faitsDeCommande, faitsDOffre, nousJoindre } from './mots.ts'

const CHANGER = fr(
  `Une date acceptée se déplace ou s’annule sans frais jusqu’à ${PREAVIS_RENDEZ_VOUS_HEURES} h avant, par le lien de refus ci-dessus, dans votre espace client ou par téléphone.`,
)

const tardive = (date: DateDite): Bloc =>
  dire(
    fr(
      `Le rendez-vous du ${formaterInstant(new Date(date.debut))} a lieu dans moins de ${PREAVIS_RENDEZ_VOUS_HEURES} h : une fois accepté, il ne se change plus en ligne. Pour tout changement, appelez-nous. ${direFrais(date)}`,
    ),
  )

const changer = ({ annonce: { dates }, instant }: MatiereDeRendezVous): readonly Bloc[] => {
  const tardives = dates.filter(({ debut }) => estTardif({ debut: new Date(debut) }, instant))
  return [...(tardives.length < dates.length ? [dire(CHANGER)] : []), ...tardives.map(tardive)]
}

/** A date that a consumer can agree on only by asking for it expressly. */
const demanderDebut = ({ prestation, annonce: { dates } }: MatiereDeRendezVous): readonly Bloc[] => {
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

/** The link that answers longest. */
const derniereOuverte = (dates: readonly DateDite[]): DateDite | undefined =>
  dates.toSorted((a, b) => new Date(b.expireLe).getTime() - new Date(a.expireLe).getTime())[0]

const ENSUITE = fr(
  'Passé le moment jusqu’auquel une date vous est réservée, elle ne s’accepte plus par son lien : appelez-nous.',
)

const PRIX_ACCEPTE = 'Accepter une date, c’est accepter le prix indiqué pour ce jour.'

const uneDate =
  ({ prestation, recu, annonce: { dates } }: MatiereDeRendezVous, liens: Liens) =>
  (date: DateDite, rang: number): readonly (Bloc | null)[] => [
    dates.length > 1 ? intituler(`Date ${rang + 1}`) : null,
    montrer(faitsDOffre(date, prestation)),
    ...tropVerseSiAccepte(recu, date.total),
    proposer(liens.accepter(date), dates.length > 1 ? `Accepter la date ${rang + 1}` : 'Accepter cette date'),
  ]

const remplacer = ({ debut }: DateDite): string =>
  `otre rendez-vous du ${formaterInstant(new Date(debut))} est remplacé`

const introduction = ({ prestation, annonce }: MatiereDeRendezVous): string => {
  const { dates, sequence, remplacee } = annonce
  if (remplacee !== null) {
    return `Bonjour ${prestation.contact.nom}, v${remplacer(remplacee)} par une nouvelle proposition. Rien n’est convenu tant que vous n’avez pas répondu.`
  }
  const quoi = dates.length > 1 ? 'voici les dates que nous vous proposons' : 'voici la date que nous vous proposons'
  const suite = sequence > 1 ? ' Cette proposition remplace les précédentes.' : ''
  return `Bonjour ${prestation.contact.nom}, ${quoi}.${suite}`
}

/** To the client: a date to accept or refuse, or a choice of several. */
export const dateClient = (matiere: MatiereDeRendezVous, liens: Liens): ContenuCourriel => {
  const { prestation, entreprise, annonce } = matiere
  const { remplacee } = annonce
  const ouverte = derniereOuverte(annonce.dates)
  const plusieurs = annonce.dates.length > 1
  const titre = plusieurs ? 'Choisissez votre date' : 'Une date vous est proposée'
  const refuser = plusieurs ? 'Aucune de ces dates ne me convient' : 'Refuser cette date'
  return rediger({
    sujet: `${remplacee === null ? 'Proposition de rendez-vous' : `V${remplacer(remplacee)}`} – ${prestation.reference}`,
    titre,
    apercu: annonce.dates.map(direVisite).join(' ou '),
    entreprise,
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
  })
}
