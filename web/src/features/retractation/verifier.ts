import type { RetractationBody } from '#adapters/http/contract/routes/retractations'
import { parseEmail } from '#domain/client/email'
import { parseNomComplet } from '#domain/client/nom'
import { parseReferenceCitee } from '#domain/retractation/declaration'
import { MOTIF_DE_RETRACTATION_MAX } from '#domain/retractation/longueurs'
import { cleanText, sansLien } from '#domain/shared/clean'
import * as E from '#fp/Either'
import type { Erreurs } from '../formulaire/envoi.ts'
import type { ChampRetractation, SaisieRetractation } from './champs-retractation.ts'

const erreur = (champ: ChampRetractation, lu: E.Either<string, unknown>): Erreurs<ChampRetractation> =>
  E.isLeft(lu) ? { [champ]: lu.left } : {}

/** The declaration as typed, or a sentence for each field at fault: the rules of the server. */
export const verifier = (saisie: SaisieRetractation): E.Either<Erreurs<ChampRetractation>, RetractationBody> => {
  const nom = parseNomComplet(saisie.nom)
  const email = parseEmail(saisie.email)
  const reference = parseReferenceCitee(saisie.reference)
  const motif = sansLien(E.right(cleanText(saisie.motif).slice(0, MOTIF_DE_RETRACTATION_MAX)))
  return E.isRight(nom) && E.isRight(email) && E.isRight(reference) && E.isRight(motif)
    ? E.right({ nom: nom.right, email: email.right, reference: reference.right, motif: motif.right })
    : E.left({
        ...erreur('nom', nom),
        ...erreur('email', email),
        ...erreur('reference', reference),
        ...erreur('motif', motif),
      })
}
