import { parseNomComplet } from '#domain/client/nom'
import { unEmail } from '#domain/compte/compte.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import * as E from '#fp/Either'
import { type Declaration, parseReferenceCitee, recevoirDeclaration } from './declaration.ts'

type Saisie = {
  readonly nom?: string
  readonly email?: string
  readonly reference?: string
  readonly motif?: string
  readonly recueLe?: Date
}

const lire = <A>(lu: E.Either<string, A>): A => {
  if (E.isLeft(lu)) throw new Error(lu.left)
  return lu.right
}

/** A declaration of Jeanne's about her first order; those of different `graine` have different ids. */
export const uneDeclaration = (
  {
    nom = 'Jeanne Dupont',
    email = 'jeanne.dupont@courriel.example',
    reference = 'PREST-000001',
    ...saisie
  }: Saisie = {},
  graine = 1,
): Declaration =>
  recevoirDeclaration(
    {
      nom: lire(parseNomComplet(nom)),
      email: unEmail(email),
      reference: lire(parseReferenceCitee(reference)),
      motif: saisie.motif ?? '',
    },
    saisie.recueLe ?? UN_INSTANT,
    Uint8Array.from({ length: 16 }, (_, rang) => Math.floor(graine / 32 ** (15 - rang)) % 32),
  )
