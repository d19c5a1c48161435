import type { DateCivile } from '../calendrier/date-civile.ts'
import { dateParis } from '../calendrier/heure-de-paris.ts'
import { dateAcceptee, type DateProposee } from '../rendez-vous/date-proposee.ts'
import type { Dossier } from '../rendez-vous/dossier.ts'
import { occupation } from '../rendez-vous/proposer.ts'
import { valableJusquAu, versionEnAttente, type VersionDeDevis } from '../devis/version-de-devis.ts'
import type { Montant } from '../shared/montant.ts'
import { bornesDuJour } from './semaine.ts'
import * as E from '#fp/Either'
import { type AbsenceVoulue, absencesPendant } from './absence.ts'

export type Visite = { readonly dossier: Dossier; readonly date: DateProposee }

export type Etape = Visite & { readonly trajetAvantMinutes: number }

/** In the order of the day; before a visit lies at most the way back to the base and out again: going straight is never longer. */
export const ordonnerVisites = (visites: readonly Visite[]): readonly Etape[] =>
  visites
    .toSorted((a, b) => a.date.debut.getTime() - b.date.debut.getTime())
    .map((visite, rang, triees) => ({
      ...visite,
      trajetAvantMinutes: visite.date.trajetMinutes + (triees[rang - 1]?.date.trajetMinutes ?? 0),
    }))

export const etapesDuJour = (visites: readonly Visite[], jour: DateCivile): readonly Etape[] =>
  ordonnerVisites(visites.filter(({ date }) => dateParis(date.debut) === jour))

export const estConvenue = ({ date }: Visite): boolean => date.statut === 'accepte'

/** True if two dates overlap, travel included. Dates that only touch do not overlap. */
export const seGenent = (a: DateProposee, b: DateProposee): boolean => {
  const [x, y] = [occupation(a), occupation(b)]
  return x.de < y.a && y.de < x.a
}

/** What the owner has to do for a prestation; `null` when it waits for the client or for the day of the visit. */
export type Attente = 'contact' | 'contact_en_retard' | 'nouvelle_date'

const estOuverte = ({ prestation: { statut } }: Dossier): boolean => statut === 'en_attente' || statut === 'en_cours'

const estTenue = ({ statut, expireLe }: DateProposee, instant: Date): boolean =>
  statut === 'propose' && expireLe > instant

export const attendReponse = ({ dossier, date }: Visite, instant: Date): boolean =>
  estOuverte(dossier) && estTenue(date, instant)

const aUneDateEnCours = (dates: readonly DateProposee[], instant: Date): boolean =>
  dateAcceptee(dates) !== null || dates.some((date) => estTenue(date, instant))

/** Nobody was called while nothing was said of a call or a date; afterwards a date is to be found, again after a refusal or expiry. */
export const attenteDe = (dossier: Dossier, instant: Date): Attente | null => {
  const { prestation, dates, sequence } = dossier
  if (!estOuverte(dossier) || aUneDateEnCours(dates, instant)) return null
  if (sequence > 0) return 'nouvelle_date'
  if (prestation.statut === 'en_cours') return null
  if (prestation.appeleeLe !== null) return 'nouvelle_date'
  return prestation.contactAvant < instant ? 'contact_en_retard' : 'contact'
}

type DevisAttendu = { readonly version: number; readonly total: Montant; readonly emiseLe: Date }

export type AttenteDeReponse = { readonly dossier: Dossier; readonly devis: DevisAttendu | null }

export const finDuDevis = (devis: Pick<VersionDeDevis, 'emiseLe'>): Date => bornesDuJour(valableJusquAu(devis)).a

const devisAttendu = (
  { prestation: { statut } }: Dossier,
  versions: readonly VersionDeDevis[],
  instant: Date,
): DevisAttendu | null => {
  const version = versionEnAttente(versions)
  const ouverte = statut === 'en_attente' || statut === 'en_cours'
  if (version === null || !ouverte || finDuDevis(version) <= instant) return null
  return { version: version.version, total: version.estimation.totalNet, emiseLe: version.emiseLe }
}

/** The page of the day asks the database for it; tests hold the answer to this rule. */
export const attenteDeReponse = (
  dossier: Dossier,
  versions: readonly VersionDeDevis[],
  instant: Date,
): (AttenteDeReponse & { readonly avant: Date }) | null => {
  const devis = devisAttendu(dossier, versions, instant)
  const fins = [
    ...dossier.dates.filter((date) => attendReponse({ dossier, date }, instant)).map(({ expireLe }) => expireLe),
    ...(devis === null ? [] : [finDuDevis(devis)]),
  ]
  const [avant] = fins.toSorted((a, b) => a.getTime() - b.getTime())
  return avant === undefined ? null : { dossier, devis, avant }
}

/** Visits that an absence would take the time of: agreed ones, and dates still held. */
export type VisitesPendantAbsence = { readonly _tag: 'VisitesPendantAbsence'; readonly visites: readonly Visite[] }

/** Saves an absence over visits only when that was confirmed. */
export const exigerSansVisite = <A extends AbsenceVoulue>(
  absence: A,
  visites: readonly Visite[],
  confirme: boolean,
): E.Either<VisitesPendantAbsence, A> => {
  const pendant = visites.filter(({ date }) => absencesPendant([absence], date).length > 0)
  return confirme || pendant.length === 0
    ? E.right(absence)
    : E.left({ _tag: 'VisitesPendantAbsence', visites: pendant })
}
