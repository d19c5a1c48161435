import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { PortFailure } from '#application/shared/port-failure'
import { especesPossibles } from '#domain/facturation/deductions'
import {
  estEntierementCreditee,
  type FactureDAcompteSuivie,
  type FactureSuivie,
  resteDeLAcompte,
  solde,
} from '#domain/facturation/reglement'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { corrigeUnAcompte, type Piece } from '#domain/facturation/piece'
import { centimes, type Montant } from '#domain/shared/montant'
import { type Lectures, lirePrestation, type PortsLire, pourUnePersonne } from './lettre.ts'

/** `solde`: owed, below zero owed back; `especes`: what of it may be paid in cash; `annulee`: credit notes gave all of it back. */
export type SituationDeFacture = { readonly solde: Montant; readonly especes: Montant; readonly annulee: boolean }

export type RecitsDeFacture = { readonly facture_client: SituationDeFacture & { readonly piece: Piece } }

const situationDe = (suivie: FactureSuivie): SituationDeFacture => ({
  solde: solde(suivie),
  especes: especesPossibles(suivie.reglements, solde(suivie)),
  annulee: estEntierementCreditee(suivie),
})

/** It was paid before it was issued, and what went back of it before its credit note. */
const situationDAcompte = (suivie: FactureDAcompteSuivie): SituationDeFacture => ({
  solde: centimes(0),
  especes: centimes(0),
  annulee: resteDeLAcompte(suivie) <= 0,
})

const factureDAcompteDe = (piece: Piece): NumeroPiece | null => {
  if (piece.genre === 'acompte') return piece.numero
  return piece.genre === 'avoir' && corrigeUnAcompte(piece) ? piece.facture.numero : null
}

const lireSituation =
  ({ factures }: PortsLire) =>
  (piece: Piece): TE.TaskEither<PortFailure, O.Option<SituationDeFacture>> => {
    const numero = factureDAcompteDe(piece)
    if (numero === null) return pipe(factures.parNumero(piece.numero), TE.map(O.map(situationDe)))
    return pipe(
      factures.emises({ prestationId: piece.prestationId }),
      TE.map(({ facturesDAcompte }) =>
        O.fromNullable(facturesDAcompte.find(({ facture }) => facture.numero === numero)),
      ),
      TE.map(O.map(situationDAcompte)),
    )
  }

export const LECTURES_DE_FACTURE: Lectures<RecitsDeFacture> = {
  /** With the bytes as they were issued, to where the order now sends its mails. */
  facture_client: (ports, { prestationId, detail: { numero } }) =>
    pipe(
      TE.Do,
      TE.bind('prestation', () => lirePrestation(ports)(prestationId)),
      TE.bind('fichier', () => ports.factures.fichier(numero)),
      TE.bind('situation', ({ fichier }) =>
        O.isNone(fichier) ? TE.right(O.none) : lireSituation(ports)(fichier.value.piece),
      ),
      TE.map(({ fichier, situation, prestation: { contact } }) => {
        if (O.isNone(fichier) || O.isNone(situation)) return O.none
        const { piece, pdf } = fichier.value
        const fichiers = [{ nom: `${piece.numero}.pdf`, type: 'application/pdf', contenu: pdf }]
        return O.some({ ...pourUnePersonne(ports, contact.email, fichiers), recit: { piece, ...situation.value } })
      }),
    ),
}
