import * as t from 'io-ts'
import { Modalite } from '#domain/catalogue/modalite'
import { CodePostal, RueSaisie, VilleSaisie } from '#domain/client/adresse'
import { Creneau } from '#domain/prestation/creneau'
import { NOM_DE_DEMANDE_MAX, TEXTE_MAX } from '#domain/prestation/longueurs'
import { described } from '../openapi/json-schema.ts'
import { OptionalHeures, OptionalId, optionalText, optionalTextWithoutLink, orNull, withDefault } from './lenient.ts'

const Choix = {
  serviceId: OptionalId,
  serviceName: optionalTextWithoutLink(NOM_DE_DEMANDE_MAX),
  serviceDescription: optionalText(TEXTE_MAX),
  heuresPersonnalisees: OptionalHeures,
  /** Goes back with the price, which it does not change. */
  creneauPrefere: orNull(Creneau),
  /** A glance while the form is being filled: priced, not noted. */
  apercu: withDefault(t.boolean, false),
}

const SurPlace = t.strict({
  ...Choix,
  modalite: withDefault(Modalite, 'sur_place'),
  adresse: RueSaisie,
  codePostal: CodePostal,
  ville: VilleSaisie,
})

const ADistance = t.strict({ ...Choix, modalite: t.literal('a_distance') })

export type EstimationBody = t.TypeOf<typeof SurPlace> | t.TypeOf<typeof ADistance>

type Demande<Body> = Body extends unknown ? Omit<Body, 'apercu' | 'creneauPrefere'> : never

/** What is to be priced. */
export type DemandeBody = Demande<EstimationBody>

/** Reads a body by where the work is wanted: remote work needs no address. */
export const selonModalite = <A, B>(
  nom: string,
  surPlace: t.Type<A, unknown>,
  aDistance: t.Type<B, unknown>,
): t.Type<A | B, unknown> =>
  described(
    new t.Type<A | B, unknown>(
      nom,
      (u): u is A | B => surPlace.is(u) || aDistance.is(u),
      (u, context) =>
        t.UnknownRecord.is(u) && u['modalite'] === 'a_distance'
          ? aDistance.validate(u, context)
          : surPlace.validate(u, context),
      (body) => body,
    ),
    {},
    t.union([surPlace, aDistance]),
  )

/** What an estimate needs. */
export const EstimationBody: t.Type<EstimationBody, unknown> = selonModalite('EstimationBody', SurPlace, ADistance)
