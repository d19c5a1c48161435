import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { GenreDeFrais } from '#domain/facturation/frais'
import { EtatDePiece } from '#domain/tarification/etat-de-piece'
import { ACCORD_MAX, KM_MAX, PIECES_MAX } from '#domain/facturation/saisie'
import { MINUTES_MAX } from '#domain/facturation/temps-facture'
import { enEuros, formaterMontant } from '#domain/shared/montant'
import { DESIGNATION_MAX, PRIX_DE_PIECE_MAX, QUANTITE_MAX } from '#domain/tarification/piece-vendue'
import { described } from '../openapi/json-schema.ts'
import { Euros } from './euros.ts'
import { optionalText, orNull, withDefault } from './lenient.ts'
import { listeBornee } from './liste-bornee.ts'
import { nombreBorne } from './nombre-borne.ts'
import { texteRequis } from './texte-requis.ts'
import { Version } from './version-demandee.ts'

const PrixDePiece: t.Type<t.TypeOf<typeof Euros>, unknown> = described(
  new t.Type<t.TypeOf<typeof Euros>, unknown>(
    'PrixDePiece',
    Euros.is,
    (u, context) =>
      typeof u === 'number' && u > 0 && u <= enEuros(PRIX_DE_PIECE_MAX)
        ? Euros.validate(u, context)
        : t.failure(u, context, `Saisissez un prix entre 0,01\u00a0€ et ${formaterMontant(PRIX_DE_PIECE_MAX)}.`),
    Euros.encode,
  ),
  { exclusiveMinimum: 0, maximum: enEuros(PRIX_DE_PIECE_MAX) },
  Euros,
)

const PieceFournie = t.strict({
  designation: texteRequis(DESIGNATION_MAX, 'Nommez la pièce fournie.'),
  quantite: nombreBorne({ min: 0.01, max: QUANTITE_MAX, decimales: 2 }),
  prixUnitaire: PrixDePiece,
  etat: EtatDePiece,
})

const Frais = t.strict({ genre: GenreDeFrais, montant: Euros })

/** What the owner says of a finished visit. Amounts in euros; `version` is that of the prestation that was read. */
export const SaisieDeFactureBody = t.strict({
  dateExecution: CodecDateCivile,
  travail: withDefault(t.boolean, true),
  minutes: orNull(nombreBorne({ min: 1, max: MINUTES_MAX, decimales: 0 })),
  kmAllerRetour: orNull(nombreBorne({ min: 0, max: KM_MAX, decimales: 1 })),
  pieces: withDefault<readonly t.TypeOf<typeof PieceFournie>[]>(listeBornee(PieceFournie, PIECES_MAX), []),
  frais: withDefault<readonly t.TypeOf<typeof Frais>[]>(listeBornee(Frais, GenreDeFrais.values.length), []),
  accordDepassement: optionalText(ACCORD_MAX),
  version: t.union([Version, t.undefined]),
})

export type SaisieDeFactureBody = t.TypeOf<typeof SaisieDeFactureBody>
