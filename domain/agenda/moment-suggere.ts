import type { Adresse } from '../client/adresse.ts'
import { type DateCivile, plusJours } from '../calendrier/date-civile.ts'
import { dateParis, instantParis } from '../calendrier/heure-de-paris.ts'
import { INTERVENTIONS, plageDuJour } from '../calendrier/horaires.ts'
import { type Creneau, HEURES_CRENEAU } from '../prestation/creneau.ts'
import { limiteDAcceptation, routeMinutes } from '../rendez-vous/date-proposee.ts'
import type { Dossier } from '../rendez-vous/dossier.ts'
import { dernierJourProposable } from '../rendez-vous/horizon.ts'
import { occupation } from '../rendez-vous/proposer.ts'
import { communeDeLaVille, type CommunesDeFrance } from '../zone/commune.ts'
import { type Coordonnees, distanceKm } from '../zone/zone-intervention.ts'
import * as O from '#fp/Option'
import { type Indisponibilites, indisponibilitesPendant } from './absence.ts'
import { bornesDuJour, type Essai, essayerDate } from './semaine.ts'
import { seGenent, type Visite } from './visite.ts'

/** Working days that one answer covers: two weeks. */
export const JOURS_REGARDES = 10

/** Two visits are near if the road between them takes at most this many minutes. */
export const PROCHE_MINUTES = 20

/** A start time is tried every 30 minutes. */
const PAS = 30

/** The hours in which a visit may start if the client accepts any time. */
const FLEXIBLE = { de: 9, a: 18 } as const

/** Another visit of the same day: its town, and the minutes of road to the suggested visit. */
export type Voisine = { readonly ville: string; readonly minutes: number }

export type MomentSuggere = {
  readonly debut: Date
  /** True if the client asked for this day. */
  readonly souhaite: boolean
  /** The nearest visit before and the nearest after; `null` if there is none, or if the road is unknown. */
  readonly avant: Voisine | null
  readonly apres: Voisine | null
}

/** Minutes of road between two towns; `null` if the position of one is unknown. */
export type Route = (de: Adresse, vers: Adresse) => number | null

const centreDe =
  (france: CommunesDeFrance) =>
  ({ codePostal, ville }: Adresse): Coordonnees | null => {
    const commune = communeDeLaVille(france.lire(codePostal).communes, ville)
    return O.isSome(commune) ? (commune.value.centre?.coordonnees ?? null) : null
  }

/** Measured between town centres, because the position of an address is not stored. */
export const routeEntreCommunes = (france: CommunesDeFrance): Route => {
  const centre = centreDe(france)
  return (de, vers) => {
    const [depart, arrivee] = [centre(de), centre(vers)]
    return depart === null || arrivee === null ? null : routeMinutes(distanceKm(depart, arrivee))
  }
}

export type JourAVoir = { readonly date: DateCivile; readonly creneau: Creneau; readonly souhaite: boolean }

const joursOuvres = (du: DateCivile, au: DateCivile, combien: number): readonly DateCivile[] => {
  if (combien <= 0 || du > au) return []
  const suite = (reste: number) => joursOuvres(plusJours(du, 1), au, reste)
  return plageDuJour(INTERVENTIONS, du) === null ? suite(combien) : [du, ...suite(combien - 1)]
}

/** The days to examine: in turn 0 the future days that the client asked for, and in each turn the next `JOURS_REGARDES` working days. */
export const joursAVoir = (
  { souhaits, prestation }: Pick<Dossier, 'souhaits' | 'prestation'>,
  instant: Date,
  tour: number,
): readonly JourAVoir[] => {
  const aujourdhui = dateParis(instant)
  const [demain, dernier] = [plusJours(aujourdhui, 1), dernierJourProposable(aujourdhui)]
  const voulus = souhaits
    .filter(({ date }) => date >= demain && date <= dernier)
    .map((souhait) => ({ ...souhait, souhaite: true }))
  const autres = joursOuvres(demain, dernier, JOURS_REGARDES * (tour + 1))
    .slice(JOURS_REGARDES * tour)
    .filter((date) => voulus.every((voulu) => voulu.date !== date))
    .map((date) => ({ date, creneau: prestation.creneau, souhaite: false }))
  return tour === 0 ? [...voulus, ...autres] : autres
}

const debutsDe = ({ date, creneau }: JourAVoir): readonly Date[] => {
  const { de, a } = HEURES_CRENEAU[creneau] ?? FLEXIBLE
  return Array.from({ length: ((a - de) * 60) / PAS }, (_, rang) =>
    instantParis({ date, minutes: de * 60 + rang * PAS }),
  )
}

/** A day to examine, with the visits of other orders on it. */
export type JourConnu = JourAVoir & { readonly visites: readonly Visite[] }

/** Adds to each day the visits that overlap it, travel included. */
export const joursConnus = (jours: readonly JourAVoir[], visites: readonly Visite[]): readonly JourConnu[] =>
  jours.map((jour) => {
    const { de, a } = bornesDuJour(jour.date)
    const prendDuTemps = ({ date }: Visite): boolean => {
      const pris = occupation(date)
      return pris.de < a.getTime() && pris.a > de.getTime()
    }
    return { ...jour, visites: visites.filter(prendDuTemps) }
  })

type Connu = {
  readonly dossier: Dossier
  readonly indisponibilites: Indisponibilites
  readonly route: Route
  readonly instant: Date
}

const dejaOffert = ({ dates }: Dossier, debut: Date): boolean =>
  dates.some(
    ({ statut, debut: dit }) => (statut === 'propose' || statut === 'accepte') && dit.getTime() === debut.getTime(),
  )

const libres = (jour: JourConnu, { dossier, indisponibilites, instant }: Omit<Connu, 'route'>): readonly Essai[] => {
  const essais = debutsDe(jour)
    .filter((debut) => limiteDAcceptation(debut) > instant && !dejaOffert(dossier, debut))
    .map((debut, rang) => essayerDate(dossier, debut, rang, instant))
    .filter(
      ({ date }) =>
        !jour.visites.some((autre) => seGenent(autre.date, date)) &&
        indisponibilitesPendant(indisponibilites, date).length === 0,
    )
  const dedans = essais.filter(({ horsHoraires }) => !horsHoraires)
  return dedans.length === 0 ? essais : dedans
}

type Cote = Voisine & { readonly attente: number }

/** A possible start, with the nearest visits before and after it: the road to each and the free time between, in milliseconds. */
type Situe = Pick<MomentSuggere, 'debut'> & { readonly avant: Cote | null; readonly apres: Cote | null }

const estSurPlace = ({ prestation }: Dossier): boolean => prestation.estimation.modalite === 'sur_place'

const avecVoisines =
  ({ visites }: JourConnu, { dossier, route }: Connu) =>
  ({ date }: Essai): Situe => {
    const ailleurs = estSurPlace(dossier) ? visites.filter((autre) => estSurPlace(autre.dossier)) : []
    const cote = (voisine: Visite | undefined, attente: (autre: Visite['date']) => number): Cote | null => {
      if (voisine === undefined) return null
      const { adresse } = voisine.dossier.prestation
      const minutes = route(adresse, dossier.prestation.adresse)
      return minutes === null ? null : { ville: adresse.ville, minutes, attente: attente(voisine.date) }
    }
    return {
      debut: date.debut,
      avant: cote(
        ailleurs.filter((autre) => autre.date.fin <= date.debut).toSorted((x, y) => +y.date.fin - +x.date.fin)[0],
        ({ fin }) => date.debut.getTime() - fin.getTime(),
      ),
      apres: cote(
        ailleurs.filter((autre) => autre.date.debut >= date.fin).toSorted((x, y) => +x.date.debut - +y.date.debut)[0],
        ({ debut }) => debut.getTime() - date.fin.getTime(),
      ),
    }
  }

/** The shorter free time next to a near visit, in milliseconds; `Infinity` if no visit is near. */
const attenteProche = ({ avant, apres }: Situe): number =>
  Math.min(...[avant, apres].map((cote) => (cote !== null && cote.minutes <= PROCHE_MINUTES ? cote.attente : Infinity)))

const sansAttente = (cote: Cote | null): Voisine | null => cote && { ville: cote.ville, minutes: cote.minutes }

/** The start of the day closest to a near visit, else the first free one; `null` if none is free. */
const meilleurDuJour =
  (connu: Connu) =>
  (jour: JourConnu): (MomentSuggere & { readonly proche: boolean }) | null => {
    const [meilleur] = libres(jour, connu)
      .map(avecVoisines(jour, connu))
      .toSorted((x, y) => (attenteProche(x) === attenteProche(y) ? 0 : attenteProche(x) - attenteProche(y)))
    return meilleur === undefined
      ? null
      : {
          debut: meilleur.debut,
          souhaite: jour.souhaite,
          avant: sansAttente(meilleur.avant),
          apres: sansAttente(meilleur.apres),
          proche: attenteProche(meilleur) < Infinity,
        }
  }

/** One moment a day: first the days that the client asked for, then the days with a near visit, then the others, each group by date. */
export const suggererMoments = (jours: readonly JourConnu[], connu: Connu): readonly MomentSuggere[] => {
  const trouves = jours.flatMap((jour) => meilleurDuJour(connu)(jour) ?? [])
  const rang = ({ souhaite, proche }: (typeof trouves)[number]): number => (souhaite ? 0 : proche ? 1 : 2)
  return trouves.toSorted((x, y) => rang(x) - rang(y)).map(({ proche: _, ...moment }) => moment)
}
