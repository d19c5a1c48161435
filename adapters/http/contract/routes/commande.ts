import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import * as t from 'io-ts'
import { Modalite } from '#domain/catalogue/modalite'
import {
  type Acheteur,
  RAISON_SOCIALE_MAX,
  TypeClient,
  type AcheteurSaisi,
  lireAcheteur,
} from '#domain/client/acheteur'
import { CodePostal, RueSaisie, VilleSaisie } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { TelephoneDeCommande } from '#domain/client/telephone'
import { EstimationId } from '#domain/estimation/estimation-faite'
import { Creneau } from '#domain/prestation/creneau'
import { NOM_DE_DEMANDE_MAX, TEXTE_MAX } from '#domain/prestation/longueurs'
import { formaterNombre } from '#domain/shared/montant'
import { distanceAffichee } from '#domain/zone/rayons'
import type { HorsZone } from '#domain/zone/zone-intervention'
import { described } from '../openapi/json-schema.ts'
import { json, route } from '../route.ts'
import { CommandeReply } from '../values/commande-reply.ts'
import { ESTIMATION_REPLY } from '../values/estimation-reply.ts'
import {
  Euros,
  OptionalHeures,
  OptionalId,
  optionalText,
  optionalTextWithoutLink,
  orNull,
  readBy,
  withDefault,
} from '../values/codecs.ts'
import { nullable, struct } from '../values/struct.ts'

/** The sentence of `HorsZone`: distance, limit, and whether a visit is possible on request. */
export const horsZone = ({ distanceKm, auMoins, limiteKm, surDemande }: HorsZone): string => {
  const distance = `${formaterNombre(distanceAffichee(distanceKm))}\u00a0km${auMoins ? ' ou plus' : ''}`
  const constat = `Votre adresse est à ${distance}, au-delà de notre limite de ${limiteKm}\u00a0km.`
  return surDemande
    ? `${constat} Une intervention reste possible sur demande\u00a0: écrivez-nous par le formulaire de contact.`
    : `${constat} Nous ne pouvons pas nous y déplacer\u00a0; le formulaire de contact reste ouvert pour toute question.`
}

/** The longest text of a SIREN, with spaces or other separators. */
const SIREN_SAISI_MAX = 20

export const ACHETEUR_SAISI = {
  typeClient: withDefault(TypeClient, 'particulier'),
  raisonSociale: optionalText(RAISON_SOCIALE_MAX),
  siren: optionalText(SIREN_SAISI_MAX),
} as const

/** Adds the buyer to a form; wrong fields of both are reported together, each with its sentence. */
export const avecAcheteur = <B extends AcheteurSaisi>(
  nom: string,
  formulaire: t.Type<B, unknown>,
  preparer: (u: unknown) => unknown = (u) => u,
): t.Type<B & { readonly acheteur: Acheteur }, unknown> =>
  described(
    new t.Type<B & { readonly acheteur: Acheteur }, unknown>(
      nom,
      (u): u is B & { readonly acheteur: Acheteur } => formulaire.is(u) && 'acheteur' in u,
      (u, context) =>
        pipe(
          formulaire.validate(preparer(u), context),
          E.flatMap((body) =>
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
            ),
          ),
        ),
      (body) => formulaire.encode(body),
    ),
    {},
    formulaire,
  )

const Choix = {
  serviceId: OptionalId,
  serviceName: optionalTextWithoutLink(NOM_DE_DEMANDE_MAX),
  serviceDescription: optionalText(TEXTE_MAX),
  heuresPersonnalisees: OptionalHeures,
  /** Returned with the price; does not change it. */
  creneauPrefere: orNull(Creneau),
  /** True while the form is being filled in: the price is computed, nothing is recorded. */
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

export type DemandeBody = Demande<EstimationBody>

/** Chooses the codec of a body by the place of the work: remote work needs no address. */
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

export const EstimationBody: t.Type<EstimationBody, unknown> = selonModalite('EstimationBody', SurPlace, ADistance)

/** The estimate, the requested slot, and the id to send with the order; `null` for a preview. */
const EstimationRendueReply = struct({
  ...ESTIMATION_REPLY,
  creneauPrefere: nullable(Creneau),
  estimationId: nullable(t.string),
})

export const REFUS_DE_CHIFFRAGE = [
  'HorsZone',
  'AdresseIntrouvable',
  'VilleDUnAutreCodePostal',
  'DureeNonProposee',
  'ModaliteNonProposee',
  'ServiceInconnu',
] as const

export const estimerRoute = route('POST', '/api/estimations', {
  summary: 'The price of a request, travel included, with its derivation',
  access: 'tous',
  body: EstimationBody,
  reply: json(EstimationRendueReply),
  refusals: REFUS_DE_CHIFFRAGE,
})

/** An invalid estimate id reads as `null`: it must not prevent an order. */
const EstimationVue = readBy<EstimationId | null, unknown>(
  'EstimationVue',
  (u): u is EstimationId | null => u === null || EstimationId.is(u),
  (u) => t.success(EstimationId.is(u) ? u : null),
  { type: ['string', 'null'] },
  (id) => id ?? undefined,
)

const Accepte = readBy<true>(
  'EstimationAcceptee',
  (u): u is true => u === true,
  (u, context) => (u === true ? t.success(true) : t.failure(u, context, 'Acceptez l’estimation pour commander.')),
  { const: true },
)

/** Only `devis.totalNet` is read: the price that the client accepted. */
const Payload = t.strict({
  serviceId: OptionalId,
  serviceName: optionalTextWithoutLink(NOM_DE_DEMANDE_MAX),
  serviceDescription: optionalText(TEXTE_MAX),
  heuresPersonnalisees: OptionalHeures,
  modalite: withDefault(Modalite, 'sur_place'),
  nom: NomComplet,
  email: Email,
  telephone: TelephoneDeCommande,
  adresse: RueSaisie,
  codePostal: CodePostal,
  ville: VilleSaisie,
  description: optionalText(TEXTE_MAX),
  notes: optionalText(TEXTE_MAX),
  creneauPreference: Creneau,
  estimationAcceptee: Accepte,
  devis: t.strict({ totalNet: Euros }),
  ...ACHETEUR_SAISI,
  /** Boxes ticked by a consumer; ignored for a business. */
  debutAnticipe: withDefault(t.boolean, false),
  urgence: withDefault(t.boolean, false),
  /** The id of the accepted estimate. */
  estimationId: EstimationVue,
})

export type CommandeBody = t.TypeOf<typeof Payload> & { readonly acheteur: Acheteur }

/** Accepts the field names of older forms. */
const withAliases = (u: unknown): unknown =>
  t.UnknownRecord.is(u)
    ? {
        ...u,
        telephone: u['telephone'] ?? u['téléphone'],
        creneauPreference: u['creneauPreference'] ?? u['creneauPrefere'],
      }
    : u

export const CommandeBody: t.Type<CommandeBody, unknown> = avecAcheteur('CommandeBody', Payload, withAliases)

export const commanderRoute = route('POST', '/api/prestations/commander', {
  summary: 'An order; send an Idempotency-Key so that a repeated request is one order',
  access: 'tous',
  body: CommandeBody,
  reply: json(CommandeReply, 201),
  refusals: [...REFUS_DE_CHIFFRAGE, 'DevisPerime', 'CleInvalide', 'CleReutilisee'],
})
