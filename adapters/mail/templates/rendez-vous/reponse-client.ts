import type { ContenuCourriel, MatiereDeRendezVous } from '#application/ports/mail-templates'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { PREAVIS_RENDEZ_VOUS_HEURES } from '#domain/conditions/regles'
import type { Prestation } from '#domain/prestation/prestation'
import type { DateDite } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { estTardif, finDuPreavis } from '#domain/rendez-vous/preavis'
import { estDansLeDelaiDeRetractation } from '#domain/retractation/delai'
import { fr } from '#domain/shared/typographie'
import { type Bloc, citer, dire, enumerer, intituler, montrer, montrerReference, proposer, renvoyer } from '../bloc.ts'
import { rediger } from '../rediger.ts'
import { reglementADistance } from '../reglement-a-distance.ts'
import { consentements } from '../engagement.ts'
import { tropVerseAuClient } from '../trop-verse.ts'
import type { Liens } from './liens.ts'
import { direFrais, direSituation, direSouhait, direVisite, faitsDeVisite, nousJoindre } from './mots.ts'

const debutDe = ({ debut }: DateDite) => ({ debut: new Date(debut) })

/** Until when an agreed date is changed, and where; by telephone only once it is too late. */
export const changement = (date: DateDite, instant: Date, liens: Liens): readonly Bloc[] =>
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

/** What was asked for expressly, on a durable medium, when the visit is within the withdrawal delay. */
const demandes = ({ creeLe, engagement }: Prestation, { debut }: DateDite): readonly Bloc[] => {
  const dites = estDansLeDelaiDeRetractation(creeLe, new Date(debut)) ? consentements(engagement) : []
  return dites.length === 0 ? [] : [intituler('Ce que vous avez demandé'), enumerer(dites)]
}

const acceptee = (matiere: MatiereDeRendezVous, date: DateDite, liens: Liens): ContenuCourriel => {
  const { prestation, entreprise, instant, recu } = matiere
  const moment = { debut: new Date(date.debut), total: date.total, jour: dateParis(instant), recu }
  return rediger({
    sujet: `Rendez-vous confirmé – ${prestation.reference}`,
    titre: 'Rendez-vous confirmé',
    apercu: direVisite(date),
    entreprise,
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
  })
}

const encoreOuvertes = ({ annonce, instant }: MatiereDeRendezVous): readonly DateDite[] =>
  annonce.retirees.filter((date) => new Date(date.expireLe) > instant && !estTardif(debutDe(date), instant))

const souhaits = ({ annonce }: MatiereDeRendezVous): readonly Bloc[] =>
  annonce.souhaits.length === 0
    ? []
    : [intituler('Les créneaux qui vous conviennent'), enumerer(annonce.souhaits.map(direSouhait))]

const refusee = (matiere: MatiereDeRendezVous, liens: Liens): ContenuCourriel => {
  const { prestation, entreprise, annonce } = matiere
  return rediger({
    sujet: `Rendez-vous refusé – ${prestation.reference}`,
    titre: 'Rendez-vous refusé',
    apercu: 'Nous vous proposons bientôt une autre date.',
    entreprise,
    blocs: [
      dire(`Bonjour ${prestation.contact.nom}, votre refus est enregistré. Votre commande reste ouverte.`),
      montrerReference(prestation.reference, `Devis ${prestation.numeroDevis}`),
      direSituation(matiere.situation),
      intituler(annonce.retirees.length > 1 ? 'Dates refusées' : 'Date refusée'),
      enumerer(annonce.retirees.map(direVisite)),
      ...(annonce.motif === '' ? [] : [intituler('Votre message'), citer(annonce.motif)]),
      ...souhaits(matiere),
      dire('La suite\u00a0: nous vous proposons une autre date par courriel, ou nous vous appelons.'),
      ...encoreOuvertes(matiere).map((date) =>
        renvoyer(liens.accepter(date), `Vous changez d’avis\u202f? Accepter le ${direVisite(date)}`),
      ),
      ...nousJoindre(entreprise),
    ],
  })
}

/** To the client: the answer as it was recorded, and how to change it. */
export const reponseClient = (matiere: MatiereDeRendezVous, liens: Liens): ContenuCourriel => {
  const [date] = matiere.annonce.dates
  return date === undefined ? refusee(matiere, liens) : acceptee(matiere, date, liens)
}
