import type { ClientDuRegistreReply } from '#adapters/http/contract/values/client-du-registre-reply'
import { parseCodePostal, parseRue, parseVille } from '#domain/client/adresse'
import { formaterTelephone } from '#domain/client/formater-telephone'
import { parseNomComplet } from '#domain/client/nom'
import { parseTelephone, Telephone } from '#domain/client/telephone'
import type { Coordonnees } from '#domain/registre/coordonnees'
import * as E from '#fp/Either'

/** The form of a correction, as typed. */
export type CorrectionSaisie = Readonly<Record<keyof Coordonnees, string>>

export type ErreursDeCorrection = Partial<CorrectionSaisie>

/** What is known of the client, as people write it. */
export const ouvrirCorrection = ({
  nom,
  telephone,
  adresse,
  codePostal,
  ville,
}: Pick<ClientDuRegistreReply, keyof Coordonnees>): CorrectionSaisie => ({
  nom,
  telephone: Telephone.is(telephone) ? formaterTelephone(telephone) : telephone,
  adresse,
  codePostal,
  ville,
})

/** All the faults at once, or what to write: the rules of the order form. */
export const verifierCorrection = (saisie: CorrectionSaisie): E.Either<ErreursDeCorrection, Coordonnees> => {
  const nom = parseNomComplet(saisie.nom)
  const telephone = parseTelephone(saisie.telephone)
  const adresse = parseRue(saisie.adresse)
  const codePostal = parseCodePostal(saisie.codePostal)
  const ville = parseVille(saisie.ville)
  if (E.isRight(nom) && E.isRight(telephone) && E.isRight(adresse) && E.isRight(codePostal) && E.isRight(ville)) {
    return E.right({
      nom: nom.right,
      telephone: telephone.right,
      adresse: adresse.right,
      codePostal: codePostal.right,
      ville: ville.right,
    })
  }
  const fautes = Object.entries({ nom, telephone, adresse, codePostal, ville })
  return E.left(Object.fromEntries(fautes.flatMap(([champ, lu]) => (E.isLeft(lu) ? [[champ, lu.left]] : []))))
}
