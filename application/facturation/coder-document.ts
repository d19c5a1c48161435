import type { Hasher } from '#application/ports/hasher'
import type { Devis } from '#domain/devis/devis'
import type { Reference } from '#domain/prestation/reference'
import { codeVerification, sceauDe } from '#domain/verification/code-verification'
import { numeroDeVersion } from '#domain/verification/documents-scelles'

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
