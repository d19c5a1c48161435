import * as t from 'io-ts'
import { Modalite } from '#domain/catalogue/modalite'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { NOM_DE_DEMANDE_MAX, TEXTE_MAX } from '#domain/prestation/longueurs'
import { described } from '../openapi/json-schema.ts'
import { OptionalHeures, OptionalId, optionalText, withDefault } from './lenient.ts'

const Choix = {
  serviceId: OptionalId,
  serviceName: optionalText(NOM_DE_DEMANDE_MAX),
  serviceDescription: optionalText(TEXTE_MAX),
  heuresPersonnalisees: OptionalHeures,
  /** A glance while the form is being filled: priced, not noted. */
  apercu: withDefault(t.boolean, false),
}

const SurPlace = t.strict({
  ...Choix,
  modalite: withDefault(Modalite, 'sur_place'),
  adresse: Rue,
  codePostal: CodePostal,
  ville: Ville,
})

const ADistance = t.strict({ ...Choix, modalite: t.literal('a_distance') })

export type EstimationBody = t.TypeOf<typeof SurPlace> | t.TypeOf<typeof ADistance>

type SansApercu<Body> = Body extends unknown ? Omit<Body, 'apercu'> : never

/** What is to be priced. */
export type DemandeBody = SansApercu<EstimationBody>

/** What an estimate needs: remote work needs no address. */
export const EstimationBody: t.Type<EstimationBody, unknown> = described(
  new t.Type<EstimationBody, unknown>(
    'EstimationBody',
    (u): u is EstimationBody => SurPlace.is(u) || ADistance.is(u),
    (u, context) =>
      t.UnknownRecord.is(u) && u['modalite'] === 'a_distance'
        ? ADistance.validate(u, context)
        : SurPlace.validate(u, context),
    (body) => body,
  ),
  {},
  t.union([SurPlace, ADistance]),
)
