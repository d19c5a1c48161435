import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { formaterAdresse } from '#domain/client/adresse'
import { formaterTelephone } from '#domain/client/telephone'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Prestation } from '#domain/prestation/prestation'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/reference'
import { type Annonce, type DateDite, direDate } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { formaterMontant } from '#domain/shared/montant'
import { domaineDe } from '../courrier/lettre.ts'
import type { Calendrier, EntreeDeCalendrier } from '../ports/document-renderer.ts'
import type { Ports } from '../ports/ports.ts'
import type { Suivi } from '../ports/prestation-store.ts'
import type { Fichier } from '../shared/fichier.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import { type DemandeDeSuivi, lireSuivi } from './mes-prestations.ts'

type FichierCalendrier = { readonly nom: string; readonly calendrier: Calendrier }

export type DemandeDeCalendrier = {
  readonly annonce: Annonce
  readonly prestation: Prestation
  readonly entreprise: Entreprise
  readonly domaine: string
  readonly pour: 'client' | 'entreprise'
  readonly dejaConvenue: boolean
  readonly ecritLe: Date
}

type Nommee = { readonly uid: string; readonly date: DateDite }

const A_DISTANCE = 'À distance'

/** The entry id of the agreed date: that of its prestation, whatever its rank. */
const uidConvenu = ({ prestation, domaine }: DemandeDeCalendrier): string => `${prestation.id}@${domaine}`

/** The id of a proposed date contains its rank, so that it never replaces the agreed date in a calendar. */
const enAttente =
  (demande: DemandeDeCalendrier) =>
  (date: DateDite): Nommee => ({ uid: `${demande.prestation.id}-${date.rang + 1}@${demande.domaine}`, date })

const mots = ({ prestation, entreprise, pour }: DemandeDeCalendrier, { total }: DateDite) => {
  const { contact, reference, estimation, adresse } = prestation
  const [nom, telephone] = pour === 'client' ? [entreprise.nom, entreprise.telephone] : [contact.nom, contact.telephone]
  return {
    titre: `${estimation.service} – ${nom}`,
    description: [reference, formaterMontant(total), formaterTelephone(telephone)].join('\n'),
    lieu: estimation.modalite === 'a_distance' ? A_DISTANCE : formaterAdresse(adresse),
  }
}

const personne = ({ nom, email }: { readonly nom: string; readonly email: string }) => ({ nom, email })

const entree =
  (demande: DemandeDeCalendrier, statut: EntreeDeCalendrier['statut']) =>
  ({ uid, date }: Nommee): EntreeDeCalendrier => ({
    uid,
    sequence: demande.annonce.sequence,
    debut: new Date(date.debut),
    fin: new Date(date.fin),
    statut,
    ...mots(demande, date),
    organisateur: personne(demande.entreprise),
    participant:
      demande.pour === 'client' && uid === uidConvenu(demande)
        ? { ...personne(demande.prestation.contact), statut: 'ACCEPTED' }
        : null,
  })

const publier = (demande: DemandeDeCalendrier, dates: readonly DateDite[]): readonly FichierCalendrier[] => {
  const entrees = dates.map(enAttente(demande)).map(entree(demande, 'TENTATIVE'))
  const calendrier: Calendrier = { methode: 'PUBLISH', ecritLe: demande.ecritLe, entrees }
  return entrees.length === 0 ? [] : [{ nom: 'rendez-vous.ics', calendrier }]
}

/** Marks the visit as accepted, so that calendar programs do not ask the client again. */
const convenir = (demande: DemandeDeCalendrier, date: DateDite): FichierCalendrier => ({
  nom: 'rendez-vous.ics',
  calendrier: {
    methode: demande.pour === 'client' ? 'REQUEST' : 'PUBLISH',
    ecritLe: demande.ecritLe,
    entrees: [entree(demande, 'CONFIRMED')({ uid: uidConvenu(demande), date })],
  },
})

/** Cancels one entry per file, since a CANCEL concerns one entry (RFC 5546, 3.2.5). */
const retirer = (
  demande: DemandeDeCalendrier,
  nom: string,
  retirees: readonly Nommee[],
): readonly FichierCalendrier[] =>
  retirees.map((retiree, rang) => ({
    nom: rang === 0 ? `${nom}.ics` : `${nom}-${rang + 1}.ics`,
    calendrier: {
      methode: 'CANCEL',
      ecritLe: demande.ecritLe,
      entrees: [entree(demande, 'CANCELLED')(retiree)],
    },
  }))

/** Cancels all entries of the order. The calendar of the business has only the agreed date. */
const toutRetirer = (demande: DemandeDeCalendrier): readonly Nommee[] => {
  const { retirees } = demande.annonce
  const [date] = retirees
  const convenue = demande.dejaConvenue && date !== undefined ? [{ uid: uidConvenu(demande), date }] : []
  return demande.pour === 'entreprise' ? convenue : [...convenue, ...retirees.map(enAttente(demande))]
}

const proposer = (demande: DemandeDeCalendrier): readonly FichierCalendrier[] => {
  const { dates, retirees, remplacee } = demande.annonce
  const convenue = remplacee === null ? [] : [{ uid: uidConvenu(demande), date: remplacee }]
  const reprises = dates.map(({ rang }) => rang)
  const levees = retirees.filter(({ id, rang }) => id !== remplacee?.id && !reprises.includes(rang))
  return demande.pour === 'entreprise'
    ? retirer(demande, 'annulation', convenue)
    : [
        ...publier(demande, dates),
        ...retirer(demande, 'annulation', convenue),
        ...retirer(demande, 'attente-levee', levees.map(enAttente(demande))),
      ]
}

const accepter = (demande: DemandeDeCalendrier): readonly FichierCalendrier[] => {
  const { dates, retirees } = demande.annonce
  const levees = [...dates, ...retirees].toSorted((a, b) => a.rang - b.rang).map(enAttente(demande))
  return [
    ...dates.map((date) => convenir(demande, date)),
    ...(demande.pour === 'entreprise' ? [] : retirer(demande, 'attente-levee', levees)),
  ]
}

export const calendriersDeDossier = (demande: DemandeDeCalendrier): readonly FichierCalendrier[] => {
  switch (demande.annonce.reponse) {
    case 'proposee':
    case 'retiree':
      return proposer(demande)
    case 'acceptee':
      return accepter(demande)
    case 'refusee':
    case 'annulee':
      return retirer(demande, 'annulation', toutRetirer(demande))
  }
}

type PortsTelecharger = Pick<Ports, 'clock' | 'prestations' | 'documents' | 'entreprise' | 'expediteur'>

const annonceDe = ({ dates, sequence }: Dossier): O.Option<Annonce> =>
  pipe(
    O.fromNullable(dateAcceptee(dates)),
    O.map((acceptee) => ({
      reponse: 'acceptee',
      sequence,
      dates: [direDate(acceptee)],
      retirees: [],
      motif: '',
      souhaits: [],
      frais: null,
      remplacee: null,
    })),
  )

const fichierDe =
  ({ clock, documents, entreprise, expediteur }: PortsTelecharger) =>
  ({ dossier }: Suivi): O.Option<Fichier> =>
    pipe(
      annonceDe(dossier),
      O.map((annonce) => ({ annonce, prestation: dossier.prestation, entreprise, domaine: domaineDe(expediteur) })),
      O.map((visite) =>
        calendriersDeDossier({ ...visite, pour: 'client', dejaConvenue: true, ecritLe: clock.maintenant() }),
      ),
      O.flatMap(([fichier]) => O.fromNullable(fichier)),
      O.map((fichier) => ({ nom: fichier.nom, contenu: documents.ics(fichier.calendrier) })),
    )

export const telechargerCalendrier =
  (ports: PortsTelecharger) =>
  (demande: DemandeDeSuivi): TE.TaskEither<PrestationInconnue | PortFailure, Fichier> =>
    pipe(
      lireSuivi(ports)(demande),
      TE.flatMapOption(fichierDe(ports), () => PRESTATION_INCONNUE),
    )
