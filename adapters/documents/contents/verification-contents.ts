import { formaterCode } from '#domain/verification/code-verification'

/** How to check that a document is genuine. */
export type VerificationContents = {
  readonly titre: string
  /** In groups of four characters. */
  readonly code: string
  /** The address to type, without `https://`. */
  readonly page: string
  /** The link in the QR code. */
  readonly lien: string
  /** The text of the QR code for screen readers. */
  readonly alternative: string
}

/** `adresse` is the page where codes are typed. */
export const verificationContents = (code: string, adresse: string): VerificationContents => ({
  titre: 'Vérifier ce document',
  code: formaterCode(code),
  page: adresse.replace(/^https?:\/\//, ''),
  lien: `${adresse}/${code}`,
  alternative: `Code QR\u00a0: vérifier ce document à l’adresse ${adresse}/${code}`,
})
