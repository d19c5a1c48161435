import * as t from 'io-ts'
import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import { CodecDateCivile, type DateCivile } from '#domain/calendrier/date-civile'
import { estSautee, instantParis, type MomentParis } from '#domain/calendrier/heure-de-paris'
import { TEXTE_MAX } from '#domain/prestation/longueurs'
import { Priorite, Statut } from '#domain/prestation/statut'
import { TriPrestation } from '#domain/registre/tris'
import { MOTIF_MAX } from '#domain/rendez-vous/souhait'
import { codecFrom } from '#domain/shared/value'
import { json, page, route } from '../route.ts'
import { listeBornee, optionalText, orNull, readLike, texteRequis, VersionLue, withDefault } from '../values/codecs.ts'
import { nullable, struct } from '../values/struct.ts'
import { REGISTRE_QUERY, registreAvecProchesOf } from '../values/page-query.ts'
import { PrestationReply } from '../values/prestation-reply.ts'

export const StatutDeCourriel = t.keyof({ a_envoyer: null, envoye: null, echoue: null, sans_objet: null })

/** A mail to the client of an order. Instants in ISO 8601, UTC; `genre` is free text, as stored. */
export const CourrielSuiviReply = struct({
  id: t.string,
  genre: t.string,
  statut: StatutDeCourriel,
  creeLe: t.string,
  /** The instant at which the mail is due; a reminder, 48 hours before the visit. */
  aEnvoyerLe: t.string,
  envoyeLe: nullable(t.string),
})

export type CourrielSuiviReply = t.TypeOf<typeof CourrielSuiviReply>

export const courrielsDePrestationRoute = route('GET', '/api/admin/prestations/{id}/courriels', {
  summary: 'The mails to the client of an order and whether they left, oldest first',
  access: 'admin',
  params: t.strict({ id: t.string }),
  reply: json(t.readonlyArray(CourrielSuiviReply)),
  refusals: ['PrestationInconnue'],
})

export type Heure = string & { readonly Heure: unique symbol }

const parseHeure = (input: string): E.Either<string, Heure> =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(input)
    ? E.right(input as Heure)
    : E.left('Saisissez une heure, par exemple 14:30.')

const HEURE_SAUTEE = 'Cette heure n’existe pas ce jour-là\u00a0: on passe à l’heure d’été. Choisissez-en une autre.'

export const Heure: t.Type<Heure, string> = codecFrom('Heure', parseHeure)

const minutesDe = (heure: string): number => Number(heure.slice(0, 2)) * 60 + Number(heure.slice(3))

type Champs = { readonly datePrestation: DateCivile; readonly heurePrestation: Heure }

const momentDe = ({ datePrestation, heurePrestation }: Champs): MomentParis => ({
  date: datePrestation,
  minutes: minutesDe(heurePrestation),
})

export const instantDe = (champs: Champs): Date => instantParis(momentDe(champs))

const existe = (champs: Champs): boolean => !estSautee(momentDe(champs))

/** Refuses an hour that summer time skips, and names that field. */
const heureQuiExiste = <A extends Champs>(codec: t.Type<A, unknown>): t.Type<A, unknown> =>
  readLike(
    codec,
    (u, context) =>
      pipe(
        codec.validate(u, context),
        E.flatMap((moment) =>
          existe(moment)
            ? t.success(moment)
            : t.failure(moment.heurePrestation, t.appendContext(context, 'heurePrestation', Heure), HEURE_SAUTEE),
        ),
      ),
    {},
    (u): u is A => codec.is(u) && existe(u),
  )

export const Moment = heureQuiExiste(struct({ datePrestation: CodecDateCivile, heurePrestation: Heure }))

export type Moment = t.TypeOf<typeof Moment>

const UneDate = heureQuiExiste(
  t.strict({ datePrestation: CodecDateCivile, heurePrestation: Heure, version: VersionLue }),
)
const PlusieursDates = t.strict({ propositions: listeBornee(Moment), version: VersionLue })
const NouveauStatut = t.strict({ statut: Statut, motif: optionalText(MOTIF_MAX), version: VersionLue })
const NouvellePriorite = t.strict({ priorite: Priorite, version: VersionLue })
/** The note of the call is optional. */
const Appel = t.strict({ appel: optionalText(TEXTE_MAX), version: VersionLue })
const Note = t.strict({ note: texteRequis(TEXTE_MAX, 'Écrivez la note.'), version: VersionLue })

const Changement = t.union([UneDate, PlusieursDates, NouveauStatut, NouvellePriorite, Appel, Note])

export type ModificationBody = t.TypeOf<typeof Changement>

/** Chooses the codec by the field that only this change has, so that errors concern its fields only. */
const codecDe = (u: unknown): t.Mixed => {
  if (typeof u !== 'object' || u === null) return UneDate
  if ('propositions' in u) return PlusieursDates
  if ('statut' in u) return NouveauStatut
  if ('priorite' in u) return NouvellePriorite
  if ('appel' in u) return Appel
  return 'note' in u ? Note : UneDate
}

/** One change at a time: one to three dates, a statut, a priority, a call or a note. */
export const ModificationBody: t.Type<ModificationBody, unknown> = readLike<ModificationBody, unknown>(
  Changement,
  (u, context) => codecDe(u).validate(u, context),
)

export const listerPrestationsRoute = route('GET', '/api/prestations/admin/all', {
  summary: 'Every prestation, without its history, which the detail has',
  access: 'admin',
  query: t.strict({
    ...REGISTRE_QUERY,
    statut: orNull(Statut),
    priorite: orNull(Priorite),
    tri: withDefault(TriPrestation, 'recentes'),
  }),
  reply: page(registreAvecProchesOf(PrestationReply)),
  refusals: ['CurseurInvalide'],
})

export const lirePrestationRoute = route('GET', '/api/prestations/{id}', {
  summary: 'A prestation with its history, for its client or the owner',
  access: 'client',
  params: t.strict({ id: t.string }),
  reply: json(PrestationReply),
  refusals: ['PrestationInconnue'],
})

export const modifierPrestationRoute = route('PUT', '/api/prestations/{id}', {
  summary: 'Proposes dates, changes the statut or the priority, notes a call, or adds a note for the owner alone',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: ModificationBody,
  reply: json(PrestationReply),
  refusals: [
    'PrestationInconnue',
    'CreneauOccupe',
    'DatePassee',
    'DatesQuiSeTouchent',
    'DateDansUneAbsence',
    'DateTropLointaine',
    'DateTropProche',
    'FactureEmise',
    'InterventionCommencee',
    'NombreDeDates',
    'PrestationClose',
    'MotifRequis',
    'VersionPerimee',
  ],
})
