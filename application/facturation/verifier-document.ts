import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { DossierDeDevis } from '#domain/devis/version-de-devis'
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

/** The code that /verifier/{code} takes for a document, from its number: nobody else can make it. */
export const coderDocument =
  (hasher: Hasher) =>
  (reference: Reference, numero: string): string =>
    codeVerification({ reference, sceau: sceau(hasher, numero) })

/** A quote with the code to verify it by; a preview has no number to seal. */
export const coderDevis =
  (hasher: Hasher) =>
  <D extends Devis>(devis: D): D => {
    const { numero, reference, version = 1 } = devis
    return numero === null || reference === null
      ? devis
      : { ...devis, code: coderDocument(hasher)(reference, numeroDeVersion(numero, version)) }
  }

/** True if the seal belongs to the document. Compares hashes, so that the time taken reveals nothing. */
export const estSceauDe =
  (hasher: Hasher) =>
  (donne: string, numero: string): boolean =>
    hasher.correspond(COMPARAISON, sceau(hasher, numero), hasher.empreinte(COMPARAISON, donne))

/** The page where codes are typed, under the public address of the site. */
export const adresseDeVerification = (adressePublique: string): string => `${adressePublique}/verifier`

type PortsVerifier = Pick<Ports, 'clock' | 'hasher' | 'prestations' | 'devis' | 'factures'>

const devisDe = (
  { prestations, devis }: PortsVerifier,
  reference: Reference,
): TE.TaskEither<PortFailure, O.Option<DossierDeDevis>> =>
  pipe(prestations.parReference(reference), TE.flatMap(O.match(() => TE.right(O.none), devis.parId)))

/** Everything that was issued under a reference. */
const emisSous = (
  ports: PortsVerifier,
  reference: Reference,
): TE.TaskEither<PortFailure, readonly DocumentScelle[]> => {
  const instant = ports.clock.maintenant()
  const jour = dateParis(instant)
  return pipe(
    TE.Do,
    TE.bind('devis', () => devisDe(ports, reference)),
    TE.bind('emises', () => ports.factures.emises({ reference })),
    TE.map(({ devis, emises: { factures, facturesDAcompte } }) => [
      ...(O.isNone(devis) ? [] : devisScelles(devis.value, instant)),
      ...factures.flatMap((suivie) => piecesScellees(suivie, jour)),
      ...facturesDAcompte.flatMap(acomptesScelles),
    ]),
  )
}

/**
 * The document that a code was printed on, as it was issued; none for a code that the site did not make. Anybody may ask:
 * what is answered names nobody, and a wrong seal and an unknown reference are one answer.
 */
export const verifierDocument =
  (ports: PortsVerifier) =>
  (texte: string): TE.TaskEither<PortFailure, O.Option<DocumentVerifie>> => {
    const code = lireCode(texte)
    if (E.isLeft(code)) return TE.right(O.none)
    const { reference, sceau } = code.right
    return pipe(
      emisSous(ports, reference),
      TE.map((documents) => documents.filter(({ scelle }) => estSceauDe(ports.hasher)(sceau, scelle))),
      TE.map(([trouve]) => O.fromNullable(trouve?.document)),
    )
  }
