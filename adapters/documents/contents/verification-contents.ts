import { formaterCode } from '#domain/verification/code-verification'

/** How anybody can check that a paper is what was issued. */
export type VerificationContents = {
  readonly titre: string
  /** In groups of four, to type. */
  readonly code: string
  /** Where to type it, without the `https://` that nobody types. */
  readonly page: string
  /** What the square of the document opens. */
  readonly lien: string
  /** What a screen reader says of the square. */
  readonly alternative: string
}

/** `adresse` is that of the page where codes are typed. */
export const verificationContents = (code: string, adresse: string): VerificationContents => ({
  titre: 'Vérifier ce document',
  code: formaterCode(code),
  page: adresse.replace(/^https?:\/\//, ''),
  lien: `${adresse}/${code}`,
  alternative: `Code QR\u00a0: vérifier ce document à l’adresse ${adresse}/${code}`,
})
