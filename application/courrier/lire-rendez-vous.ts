import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { type EchecDEnvoi, echecDEnvoi, type PieceJointe } from '#application/ports/mailer'
import type { Suivi } from '#application/ports/prestation-store'
import { calendriersDeDossier, type DemandeDeCalendrier } from '#application/rendez-vous/calendrier-de-dossier'
import type { PortFailure } from '#application/shared/port-failure'
import type { Courrier } from '#domain/courrier/courrier'
import { totalRecu } from '#domain/facturation/reglement'
import type { Evenement } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import type {
  Annonce,
  DateDite,
  GenreDeRendezVous,
  ChangementDeStatut,
} from '#domain/rendez-vous/courrier-de-rendez-vous'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { vautEncoreRappel } from '#domain/rendez-vous/rappel'
import { type Situation, situationDuDossier } from '#domain/rendez-vous/situation'
import type { Montant } from '#domain/shared/montant'
import { cleDevis } from '../devis/devis.ts'
import { jetonDeDate } from '../rendez-vous/repondre-par-lien.ts'
import {
  domaineDe,
  type Lectures,
  type Lettre,
  lireHistoire,
  type PortsLire,
  pourLEntreprise,
  pourUnePersonne,
} from './lettre.ts'

export type RecitDeRendezVous = {
  readonly prestation: Prestation
  readonly annonce: Annonce
  readonly rendue: DateDite | null
  readonly recu: Montant
  readonly situation: Situation
  readonly jetonDe: (dateId: string) => string
  readonly cleDevis: string
  readonly instant: Date
}

export type RecitsDeRendezVous = Readonly<Record<GenreDeRendezVous, RecitDeRendezVous>> & {
  readonly statut_client: {
    readonly prestation: Prestation
    readonly changement: ChangementDeStatut
    readonly situation: Situation
  }
}

export const joindreCalendriers = (
  { documents: { ics }, clock, entreprise, expediteur }: PortsLire,
  contenu: Pick<DemandeDeCalendrier, 'annonce' | 'prestation' | 'pour' | 'dejaConvenue'>,
): readonly PieceJointe[] =>
  calendriersDeDossier({
    ...contenu,
    entreprise,
    domaine: domaineDe(expediteur),
    ecritLe: clock.maintenant(),
  }).map(({ nom, calendrier }) => ({
    nom,
    type: `text/calendar; method=${calendrier.methode}; charset=utf-8`,
    contenu: ics(calendrier),
  }))

const DECISIONS: readonly Evenement['fait']['genre'][] = [
  'date_proposee',
  'date_acceptee',
  'date_refusee',
  'annulation',
]

/** The agreed date that a new acceptance replaced, if nothing was decided in between; else `null`. */
const dateRendue = ({ reponse, dates, retirees }: Annonce, evenements: readonly Evenement[]): DateDite | null => {
  const [acceptee] = dates
  if (reponse !== 'acceptee' || acceptee === undefined) return null
  const faits = evenements.map(({ fait }) => fait).filter(({ genre }) => DECISIONS.includes(genre))
  const rang = faits.findLastIndex((fait) => fait.genre === 'date_acceptee' && fait.date === acceptee.debut)
  const avant = faits[rang - 1]
  return avant?.genre === 'date_acceptee' ? (retirees.find(({ debut }) => debut === avant.date) ?? null) : null
}

export const estDejaConvenue = ({ evenements }: Suivi): boolean =>
  evenements.some(({ fait }) => fait.genre === 'date_acceptee')

type Reste = (annonce: Annonce, dossier: Dossier, instant: Date) => E.Either<EchecDEnvoi, O.Option<Annonce>>

const tout: Reste = (annonce) => E.right(O.some(annonce))

/** Keeps the dates that may still be accepted. If none is left, the owner is told. */
const encoreOuvertes: Reste = (annonce, _, instant) => {
  const dates = annonce.dates.filter(({ expireLe }) => new Date(expireLe) > instant)
  return dates.length === 0 ? E.left(echecDEnvoi('date_passee', '')) : E.right(O.some({ ...annonce, dates }))
}

/** Keeps a reminder only if its date is still the agreed one; its price may have changed since. */
const encoreConvenue: Reste = (annonce, dossier, instant) => {
  if (!vautEncoreRappel(dossier, annonce, instant)) return E.right(O.none)
  const totalDe = (dite: DateDite) => dossier.dates.find(({ id }) => id === dite.id)?.total ?? dite.total
  return E.right(O.some({ ...annonce, dates: annonce.dates.map((dite) => ({ ...dite, total: totalDe(dite) })) }))
}

const recitDe = (
  { hasher }: PortsLire,
  { dossier, evenements, recu }: Suivi & { readonly recu: Montant },
  decidee: Annonce,
  annonce: Annonce,
  instant: Date,
): RecitDeRendezVous => {
  const { prestation } = dossier
  const { email } = prestation.contact
  return {
    prestation,
    annonce,
    rendue: dateRendue(decidee, evenements),
    recu,
    situation: situationDuDossier(dossier, evenements, instant),
    jetonDe: (id) => jetonDeDate(hasher, { id, email }),
    cleDevis: cleDevis(hasher, prestation),
    instant,
  }
}

type Lecture = (
  ports: PortsLire,
  courrier: Courrier<GenreDeRendezVous>,
) => TE.TaskEither<PortFailure, O.Option<Lettre<RecitDeRendezVous>>>

const lire =
  (pour: 'client' | 'entreprise', reste: Reste = tout, calendriers = joindreCalendriers): Lecture =>
  (ports, { prestationId, detail }) =>
    pipe(
      lireHistoire(ports)(prestationId),
      TE.bindTo('suivi'),
      TE.bind('acomptes', () => ports.factures.acomptes(prestationId)),
      TE.flatMapEither(({ suivi, acomptes }) => {
        const instant = ports.clock.maintenant()
        const { prestation } = suivi.dossier
        const adresser = pour === 'client' ? pourUnePersonne : pourLEntreprise
        const dire = (annonce: Annonce): Lettre<RecitDeRendezVous> => {
          const fichiers = calendriers(ports, { annonce, prestation, pour, dejaConvenue: estDejaConvenue(suivi) })
          const recit = recitDe(ports, { ...suivi, recu: totalRecu(acomptes) }, detail, annonce, instant)
          return { ...adresser(ports, prestation.contact.email, fichiers), recit }
        }
        return pipe(reste(detail, suivi.dossier, instant), E.map(O.map(dire)))
      }),
    )

export const LECTURES_DE_RENDEZ_VOUS: Lectures<RecitsDeRendezVous> = {
  date_client: lire('client', encoreOuvertes),
  reponse_client: lire('client'),
  reponse_entreprise: lire('entreprise'),
  rappel_client: lire('client', encoreConvenue, () => []),
  annulation_client: lire('client'),
  annulation_entreprise: lire('entreprise'),
  statut_client: (ports, { prestationId, detail: changement }) =>
    pipe(
      lireHistoire(ports)(prestationId),
      TE.map(({ dossier, evenements }) => {
        const { prestation } = dossier
        const { retrait: annonce } = changement
        const dejaConvenue = annonce !== null && annonce.remplacee !== null
        const fichiers =
          annonce === null ? [] : joindreCalendriers(ports, { annonce, prestation, pour: 'client', dejaConvenue })
        const situation = situationDuDossier(dossier, evenements, ports.clock.maintenant())
        const recit = { prestation, changement, situation }
        return O.some({ ...pourUnePersonne(ports, prestation.contact.email, fichiers), recit })
      }),
    ),
}
