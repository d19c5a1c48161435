import * as t from 'io-ts'
import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import { type Acheteur, RAISON_SOCIALE_MAX, TypeClient } from '#domain/client/acheteur'
import { type AcheteurSaisi, lireAcheteur } from '#domain/client/lire-acheteur'
import { optionalText, withDefault } from './lenient.ts'

/** The digits of a SIREN with whatever people put between them. */
const SIREN_SAISI_MAX = 20

/** Who buys, as forms send it; a consumer says nothing. */
export const ACHETEUR_SAISI = {
  typeClient: withDefault(TypeClient, 'particulier'),
  raisonSociale: optionalText(RAISON_SOCIALE_MAX),
  siren: optionalText(SIREN_SAISI_MAX),
} as const

/** A body with the buyer it names; its fields are refused together, each with its sentence. */
export const lireAvecAcheteur = <B extends AcheteurSaisi>(
  body: B,
  context: t.Context,
): t.Validation<B & { readonly acheteur: Acheteur }> =>
  pipe(
    lireAcheteur(body),
    E.map((acheteur) => ({ ...body, acheteur })),
    E.mapLeft((erreurs) =>
      Object.entries(erreurs).map(([champ, message]) => ({
        value: body,
        context: t.appendContext(context, champ, t.string, body),
        message,
      })),
    ),
  )
