import * as E from '#fp/Either'
import type { DateCivile } from '../calendrier/date-civile.ts'
import { dateParis } from '../calendrier/heure-de-paris.ts'
import type { DateProposee } from '../rendez-vous/date-proposee.ts'
import type { Dossier } from '../rendez-vous/dossier.ts'
import { occupation } from '../rendez-vous/proposer.ts'
import { valableJusquAu, type VersionDeDevis } from '../devis/version-de-devis.ts'
import type { Montant } from '../shared/montant.ts'
import { bornesDuJour } from './semaine.ts'
import { type AbsenceVoulue, absencesPendant } from './absence.ts'

export type Visite = { readonly dossier: Dossier; readonly date: DateProposee }

export type Etape = Visite & { readonly trajetAvantMinutes: number }

/** Visits in the order of the day. The road before a visit is at most the way back to the base and out again. */
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

type DevisAttendu = { readonly version: number; readonly total: Montant; readonly emiseLe: Date }

export type AttenteDeReponse = { readonly dossier: Dossier; readonly devis: DevisAttendu | null }

export const finDuDevis = (devis: Pick<VersionDeDevis, 'emiseLe'>): Date => bornesDuJour(valableJusquAu(devis)).a

/** The absence covers visits that are agreed, or dates still held for a client. */
export type VisitesPendantAbsence = { readonly _tag: 'VisitesPendantAbsence'; readonly visites: readonly Visite[] }

/** Refuses an absence over visits unless the owner confirmed it. */
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
