import * as E from '#fp/Either'
import type { Piece } from './piece.ts'

/** A document was left with an accredited platform; `accuse` is what the platform answered. */
export type Transmission = { readonly deposeeLe: Date; readonly accuse: string }

/** Only what is sold to professionals goes through a platform: the sales to consumers are reported by period. */
export type TransmissionSansObjet = { readonly _tag: 'TransmissionSansObjet' }

export const exigerTransmissible = (piece: Piece): E.Either<TransmissionSansObjet, Piece> =>
  piece.acheteur.type === 'professionnel' ? E.right(piece) : E.left({ _tag: 'TransmissionSansObjet' })
