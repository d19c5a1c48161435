import * as t from 'io-ts'
import { TypeClient } from '#domain/client/acheteur'
import type { Piece } from '#domain/facturation/piece'

const OrNull = <A>(codec: t.Type<A, unknown>) => t.union([codec, t.null])

/** Who an invoice is for, as it stood on the day of issue. */
export const AcheteurReply = t.readonly(
  t.strict({
    nom: t.string,
    email: t.string,
    type: TypeClient,
    raisonSociale: OrNull(t.string),
    siren: OrNull(t.string),
  }),
)

type AcheteurReply = t.TypeOf<typeof AcheteurReply>

export const acheteurReply = ({
  contact: { nom, email },
  acheteur,
}: Pick<Piece, 'contact' | 'acheteur'>): AcheteurReply => ({
  nom,
  email,
  type: acheteur.type,
  raisonSociale: acheteur.type === 'professionnel' ? acheteur.raisonSociale : null,
  siren: acheteur.type === 'professionnel' ? acheteur.siren : null,
})
