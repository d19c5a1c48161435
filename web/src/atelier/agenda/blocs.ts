import type { AgendaReply } from '#adapters/http/contract/routes/agenda'
import type { VisiteReply } from '#adapters/http/contract/values/agenda-reply'
import { instantDe, Moment } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { aParis, heureDe } from '#domain/calendrier/heure-de-paris'
import * as E from '#fp/Either'
import { datesEnAttente } from '../../features/suivi/rendez-vous.ts'
import { type Choix, FIN_DU_JOUR, type Instant, type Intervalle, minutesDe } from './heures.ts'
import { OMBRE_TEXTS } from './texts.ts'

/** A visit in the grid of its day. */
export type Bloc = Intervalle & {
  readonly jour: DateCivile
  readonly visite: VisiteReply
  readonly convenue: boolean
  /** It is on its way to another time. */
  readonly deplace?: true
}

/** Time that is not free, for a reason of the owner's. */
export type Ombre = Intervalle & { readonly jour: DateCivile; readonly texte: string }

/** What is open over the grid. */
export type Ouvert =
  | { readonly genre: 'proposer'; readonly choix: Choix | null }
  | { readonly genre: 'visites'; readonly blocs: readonly Bloc[] }
  | { readonly genre: 'deplacer'; readonly bloc: Bloc }

const blocDe = (visite: VisiteReply): Bloc => {
  const [debut, fin] = [aParis(new Date(visite.date.debut)), aParis(new Date(visite.date.fin))]
  return {
    jour: debut.date,
    de: debut.minutes,
    a: fin.date === debut.date ? fin.minutes : FIN_DU_JOUR,
    visite,
    convenue: visite.date.statut === 'accepte',
  }
}

export const blocsDe = ({ jours }: AgendaReply): readonly Bloc[] => jours.flatMap(({ visites }) => visites.map(blocDe))

/** Time off, with its note, and the busy times of a private calendar. */
export const ombresDe = ({ jours }: AgendaReply): readonly Ombre[] =>
  jours.flatMap(({ jour, absences }) =>
    absences.map(({ source, de, a, note }) => ({
      jour,
      de: minutesDe(de) ?? 0,
      a: minutesDe(a) ?? FIN_DU_JOUR,
      texte: source === 'calendrier' ? OMBRE_TEXTS.calendrier : note === '' ? OMBRE_TEXTS.absence : note,
    })),
  )

/** With its travel, before and after. */
export const avecTrajet = ({ de, a, visite: { trajetMinutes } }: Bloc): Intervalle => ({
  de: de - trajetMinutes,
  a: a + trajetMinutes,
})

/** A block as long as it is, at another time. */
export const porteA = (bloc: Bloc, { jour, de }: Instant): Bloc => ({
  ...bloc,
  jour,
  de,
  a: Math.min(FIN_DU_JOUR, de + bloc.a - bloc.de),
  deplace: true,
})

/** The blocks, with those that are carried where they stand now. */
export const avecDeplaces = (blocs: readonly Bloc[], deplaces: readonly Bloc[]): readonly Bloc[] => {
  const portes = new Map(deplaces.map((bloc) => [bloc.visite.date.id, bloc]))
  return [...blocs.filter(({ visite }) => !portes.has(visite.date.id)), ...portes.values()]
}

/** What has begun stays where it is. */
export const estDeplacable = ({ visite }: Bloc, maintenant: Date): boolean => new Date(visite.date.debut) > maintenant

/** The moment as a form types it; `null` for an hour that summer time skips. */
export const momentA = ({ jour, de }: Instant): Moment | null => {
  const moment = Moment.decode({ datePrestation: jour, heurePrestation: heureDe(de) })
  return E.isRight(moment) ? moment.right : null
}

/** The dates that an order offers, with one of them at another moment. */
export const propositionsAvec = (
  prestation: PrestationReply,
  id: string,
  moment: Moment,
  maintenant: Date,
): readonly Moment[] => {
  const autres = datesEnAttente(prestation, maintenant)
    .filter((date) => date.id !== id)
    .flatMap(({ debut }) => {
      const { date, minutes } = aParis(new Date(debut))
      return momentA({ jour: date, de: minutes }) ?? []
    })
  return [...autres, moment].toSorted((x, y) => instantDe(x).getTime() - instantDe(y).getTime())
}
