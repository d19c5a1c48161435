import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { TEXTE_MAX } from '#domain/prestation/longueurs'
import { Priorite, Statut } from '#domain/prestation/statut'
import { MOTIF_MAX } from '#domain/rendez-vous/souhait'
import { described } from '../openapi/json-schema.ts'
import { listeBornee, optionalText, texteRequis, Version } from './lenient.ts'
import { Heure, heureQuiExiste, Moment } from './moment.ts'

/** The version that was read; without it the last writer wins. */
const VersionLue = t.union([Version, t.undefined])

const UneDate = heureQuiExiste(
  t.strict({ datePrestation: CodecDateCivile, heurePrestation: Heure, version: VersionLue }),
)
const PlusieursDates = t.strict({ propositions: listeBornee(Moment), version: VersionLue })
const NouveauStatut = t.strict({ statut: Statut, motif: optionalText(MOTIF_MAX), version: VersionLue })
const NouvellePriorite = t.strict({ priorite: Priorite, version: VersionLue })
/** What was said may be left out. */
const Appel = t.strict({ appel: optionalText(TEXTE_MAX), version: VersionLue })
const Note = t.strict({ note: texteRequis(TEXTE_MAX, 'Écrivez la note.'), version: VersionLue })

const Changement = t.union([UneDate, PlusieursDates, NouveauStatut, NouvellePriorite, Appel, Note])

export type ModificationBody = t.TypeOf<typeof Changement>

/** The codec of the field that a body has and no other change does; what is wrong is then said of its fields alone. */
const codecDe = (u: unknown): t.Mixed => {
  if (typeof u !== 'object' || u === null) return UneDate
  if ('propositions' in u) return PlusieursDates
  if ('statut' in u) return NouveauStatut
  if ('priorite' in u) return NouvellePriorite
  if ('appel' in u) return Appel
  return 'note' in u ? Note : UneDate
}

/** One change at a time: a date or up to three, a statut, a priority, a call or a note. */
export const ModificationBody: t.Type<ModificationBody, unknown> = described(
  new t.Type<ModificationBody, unknown>(
    'ModificationBody',
    Changement.is,
    (u, context) => codecDe(u).validate(u, context),
    (body) => Changement.encode(body),
  ),
  {},
  Changement,
)
