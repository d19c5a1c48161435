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

/** Working days that one answer looks at: two weeks. */
export const JOURS_REGARDES = 10

/** A visit within so many minutes makes a day worth its road. */
export const PROCHE_MINUTES = 20

/** Beginnings that are tried, in minutes. */
const PAS = 30

/** When a visit may begin if any time suits, in hours. */
const FLEXIBLE = { de: 9, a: 18 } as const

/** A visit of the same day, and the road between it and the moment. */
export type Voisine = { readonly ville: string; readonly minutes: number }

export type MomentSuggere = {
  readonly debut: Date
  /** On a day that the client asked for. */
  readonly souhaite: boolean
  /** The last visit before it, and the first one after it. */
  readonly avant: Voisine | null
  readonly apres: Voisine | null
}

/** Minutes of road between two towns; `null` where one of them is not known. */
export type Route = (de: Adresse, vers: Adresse) => number | null

const centreDe =
  (france: CommunesDeFrance) =>
  ({ codePostal, ville }: Adresse): Coordonnees | null => {
    const commune = communeDeLaVille(france.lire(codePostal).communes, ville)
    return O.isSome(commune) ? (commune.value.centre?.coordonnees ?? null) : null
  }

/** From one centre to the other: the points of addresses are not kept. */
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

/** The wishes of the client that are to come, in the first `tour`; then the working days of the `tour`. */
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

/** What stands in the way of a day: the visits of others, and what else takes the owner's time. */
export type JourConnu = JourAVoir & { readonly visites: readonly Visite[] }

/** Each day with the visits that take time of it, travel included. */
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

/** With what lies around it: how far the visits before and after are, and how long the time between is. */
type Situe = Pick<MomentSuggere, 'debut'> & { readonly avant: Cote | null; readonly apres: Cote | null }

const estSurPlace = ({ prestation }: Dossier): boolean => prestation.estimation.modalite === 'sur_place'

const situer =
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

/** How long one waits beside the nearest visit that is near; none is near: `Infinity`. */
const attenteProche = ({ avant, apres }: Situe): number =>
  Math.min(...[avant, apres].map((cote) => (cote !== null && cote.minutes <= PROCHE_MINUTES ? cote.attente : Infinity)))

const sansAttente = (cote: Cote | null): Voisine | null => cote && { ville: cote.ville, minutes: cote.minutes }

/** The moment of a day beside a near visit, else the first; `null` if there is none. */
const meilleurDuJour =
  (connu: Connu) =>
  (jour: JourConnu): (MomentSuggere & { readonly proche: boolean }) | null => {
    const [meilleur] = libres(jour, connu)
      .map(situer(jour, connu))
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

/** One moment a day: what the client asked for, then the days on which one is near anyway, then the others, each by date. */
export const suggererMoments = (jours: readonly JourConnu[], connu: Connu): readonly MomentSuggere[] => {
  const trouves = jours.flatMap((jour) => meilleurDuJour(connu)(jour) ?? [])
  const rang = ({ souhaite, proche }: (typeof trouves)[number]): number => (souhaite ? 0 : proche ? 1 : 2)
  return trouves.toSorted((x, y) => rang(x) - rang(y)).map(({ proche: _, ...moment }) => moment)
}
