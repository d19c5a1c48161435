import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Reference } from '#domain/prestation/reference'
import { codeVerification, lireCode, sceauDe } from '#domain/verification/code-verification'
import {
  type DocumentScelle,
  type DocumentVerifie,
  acomptesScelles,
  devisScelles,
  numeroDeVersion,
  piecesScellees,
} from '#domain/verification/document-verifie'
import type { Hasher } from '#application/ports/hasher'
import type { Devis } from '#domain/devis/devis'

const USAGE = 'verification'

const COMPARAISON = 'comparaison'

const sceau = (hasher: Hasher, numero: string): string => sceauDe(hasher.empreinte(USAGE, numero))

/** The code of a document for /verifier/{code}. It has a keyed seal, so that only this site can make it. */
export const coderDocument =
  (hasher: Hasher) =>
  (reference: Reference, numero: string): string =>
    codeVerification({ reference, sceau: sceau(hasher, numero) })

/** Adds its code to a quote; a preview has no number and gets none. */
export const coderDevis =
  (hasher: Hasher) =>
  <D extends Devis>(devis: D): D => {
    const { numero, reference, version = 1 } = devis
    return numero === null || reference === null
      ? devis
      : { ...devis, code: coderDocument(hasher)(reference, numeroDeVersion(numero, version)) }
  }

/** The page where codes are typed, under the public address of the site. */
export const adresseDeVerification = (adressePublique: string): string => `${adressePublique}/verifier`

type PortsVerifier = Pick<Ports, 'clock' | 'hasher' | 'prestations' | 'devis' | 'factures'>

/** All documents issued under a reference. */
const emisSous = (
  { clock, prestations, devis, factures }: PortsVerifier,
  reference: Reference,
): TE.TaskEither<PortFailure, readonly DocumentScelle[]> => {
  const instant = clock.maintenant()
  return pipe(
    prestations.parReference(reference),
    TE.flatMap((id) => (O.isNone(id) ? TE.right(O.none) : devis.parId(id.value))),
    TE.bindTo('devise'),
    TE.bind('emises', () => factures.emises({ reference })),
    TE.map(({ devise, emises }) => [
      ...(O.isNone(devise) ? [] : devisScelles(devise.value, instant)),
      ...emises.factures.flatMap((suivie) => piecesScellees(suivie, dateParis(instant))),
      ...emises.facturesDAcompte.flatMap(acomptesScelles),
    ]),
  )
}

/**
 * Finds the issued document of a code; none for an invalid code. Anybody may ask: the answer contains no name, and is the same
 * for a wrong seal and an unknown reference.
 */
export const verifierDocument =
  (ports: PortsVerifier) =>
  (texte: string): TE.TaskEither<PortFailure, O.Option<DocumentVerifie>> => {
    const code = lireCode(texte)
    if (E.isLeft(code)) return TE.right(O.none)
    const { hasher } = ports
    // Compares hashes, so that the time taken reveals nothing.
    const donne = hasher.empreinte(COMPARAISON, code.right.sceau)
    return pipe(
      emisSous(ports, code.right.reference),
      TE.map((documents) =>
        documents.filter(({ scelle }) => hasher.correspond(COMPARAISON, sceau(hasher, scelle), donne)),
      ),
      TE.map(([trouve]) => O.fromNullable(trouve?.document)),
    )
  }
