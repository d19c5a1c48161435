import type { EssaiReply } from '#adapters/http/contract/routes/agenda'
import type { Moment } from '#adapters/http/contract/routes/prestations'
import { DATES_MAX } from '#domain/rendez-vous/date-proposee'
import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import type { Essais } from './essai.ts'

/** Rounds of days that are looked at before one is asked whether to go on. */
const TOURS_MAX = 4

/** Free moments, one a day, and how many days were looked at to find them. */
type MomentsLibres = { readonly moments: readonly Moment[]; readonly vus: number }

/** Where moments come from, and what says whether they are free. */
export type Sources = {
  readonly jours: (depuis: number, combien: number) => readonly (readonly Moment[])[]
  readonly essayer: (moments: readonly Moment[]) => TE.TaskEither<CallFailure, Essais>
}

const libre = ({ conflits, absences, passee }: EssaiReply): boolean =>
  conflits.length === 0 && absences.length === 0 && !passee

type Lus = Pick<Essais, 'dates'>

const RIEN: E.Either<CallFailure, Lus> = E.right({ dates: [] })

/** The first moment of a day that nothing takes, within the hours of visits if there is one. */
const premierLibre = (moments: readonly Moment[], { dates }: Lus): Moment | null => {
  const essais = moments.map((moment, rang) => ({ moment, essai: dates[rang] }))
  const libres = essais.filter(({ essai }) => essai !== undefined && libre(essai))
  return (libres.find(({ essai }) => essai?.horsHoraires === false) ?? libres[0])?.moment ?? null
}

const lireJour =
  (essayer: Sources['essayer']) =>
  async (moments: readonly Moment[]): Promise<E.Either<CallFailure, Lus>> =>
    moments.length === 0 ? RIEN : essayer(moments)()

/** Days are not passed over that might still be shown. */
const ajouter = ({ moments, vus }: MomentsLibres, trouves: readonly (Moment | null)[]): MomentsLibres => {
  const [premier, ...suite] = trouves
  if (premier === undefined || moments.length === DATES_MAX) return { moments, vus }
  return ajouter({ moments: premier === null ? moments : [...moments, premier], vus: vus + 1 }, suite)
}

/** As many free moments as one proposal may have, from the day after those already looked at. */
export const chercherLibres = async (
  { jours, essayer }: Sources,
  depuis: number,
  tours = TOURS_MAX,
  connus: readonly Moment[] = [],
): Promise<E.Either<CallFailure, MomentsLibres>> => {
  const aVoir = jours(depuis, DATES_MAX)
  if (aVoir.length === 0 || tours === 0 || connus.length === DATES_MAX) return E.right({ moments: connus, vus: depuis })
  const essais = await Promise.all(aVoir.map(lireJour(essayer)))
  const trouves = aVoir.map((moments, rang) => E.map((lu: Lus) => premierLibre(moments, lu))(essais[rang] ?? RIEN))
  const echec = trouves.find(E.isLeft)
  if (echec !== undefined) return echec
  const { moments, vus } = ajouter(
    { moments: connus, vus: depuis },
    trouves.flatMap((trouve) => (E.isLeft(trouve) ? [] : [trouve.right])),
  )
  return chercherLibres({ jours, essayer }, vus, tours - 1, moments)
}
