import type { ClientDuRegistreReply } from '#adapters/http/contract/routes/clients'
import { parseCodePostal, parseRue, parseVille } from '#domain/client/adresse'
import { parseEmail } from '#domain/client/email'
import { formaterTelephone, parseTelephone, Telephone } from '#domain/client/telephone'
import { parseNomComplet } from '#domain/client/nom'
import type { Coordonnees } from '#domain/registre/coordonnees'
import * as E from '#fp/Either'
import { CORRECTION_TEXTS } from './correction-texts.ts'

/** The form of a correction, as typed. */
export type CorrectionSaisie = Readonly<Record<keyof Coordonnees, string>>

export type ErreursDeCorrection = Partial<CorrectionSaisie & { readonly confirmation: string }>

/** What is known of the client, as people write it. */
export const ouvrirCorrection = ({
  nom,
  email,
  telephone,
  adresse,
  codePostal,
  ville,
}: Pick<ClientDuRegistreReply, keyof Coordonnees>): CorrectionSaisie => ({
  nom,
  email,
  telephone: Telephone.is(telephone) ? formaterTelephone(telephone) : telephone,
  adresse,
  codePostal,
  ville,
})

/** Whether an account gets another address than `email`: one that is not typed to its end is none. */
export const changeLEmail = (saisie: CorrectionSaisie, email: string): boolean => {
  const lu = parseEmail(saisie.email)
  return E.isRight(lu) && lu.right !== email
}

/** `email` is the address of the account, `confirmee` whether another one was checked with the client. */
export type Verification = { readonly email: string; readonly confirmee: boolean }

/** All the faults at once, or what to write: the rules of the order form. */
export const verifierCorrection = (
  saisie: CorrectionSaisie,
  { email: ancien, confirmee }: Verification,
): E.Either<ErreursDeCorrection, Coordonnees> => {
  const nom = parseNomComplet(saisie.nom)
  const email = parseEmail(saisie.email)
  const telephone = parseTelephone(saisie.telephone)
  const adresse = parseRue(saisie.adresse)
  const codePostal = parseCodePostal(saisie.codePostal)
  const ville = parseVille(saisie.ville)
  const manque = changeLEmail(saisie, ancien) && !confirmee
  if (
    E.isRight(nom) &&
    E.isRight(email) &&
    E.isRight(telephone) &&
    E.isRight(adresse) &&
    E.isRight(codePostal) &&
    E.isRight(ville) &&
    !manque
  ) {
    return E.right({
      nom: nom.right,
      email: email.right,
      telephone: telephone.right,
      adresse: adresse.right,
      codePostal: codePostal.right,
      ville: ville.right,
    })
  }
  const confirmation = manque ? E.left(CORRECTION_TEXTS.confirmationErreur) : E.right(true)
  const fautes = Object.entries({ nom, email, confirmation, telephone, adresse, codePostal, ville })
  return E.left(Object.fromEntries(fautes.flatMap(([champ, lu]) => (E.isLeft(lu) ? [[champ, lu.left]] : []))))
}
