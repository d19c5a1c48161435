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

/** The distance and the limit, and what remains possible. */
export const horsZone = ({ distanceKm, auMoins, limiteKm, surDemande }: HorsZone): string => {
  const distance = `${formaterNombre(distanceAffichee(distanceKm))}\u00a0km${auMoins ? ' ou plus' : ''}`
  const constat = `Votre adresse est à ${distance}, au-delà de notre limite de ${limiteKm}\u00a0km.`
  return surDemande
    ? `${constat} Une intervention reste possible sur demande\u00a0: écrivez-nous par le formulaire de contact.`
    : `${constat} Nous ne pouvons pas nous y déplacer\u00a0; le formulaire de contact reste ouvert pour toute question.`
}

/** The digits of a SIREN with whatever people put between them. */
const SIREN_SAISI_MAX = 20

export const ACHETEUR_SAISI = {
  typeClient: withDefault(TypeClient, 'particulier'),
  raisonSociale: optionalText(RAISON_SOCIALE_MAX),
  siren: optionalText(SIREN_SAISI_MAX),
} as const

/** A form with the buyer that it names; wrong fields of both are refused together, each with its sentence. */
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

export const EstimationBody: t.Type<EstimationBody, unknown> = selonModalite('EstimationBody', SurPlace, ADistance)

/** The estimate, the slot that was asked for, and the id to name in an order that accepts it; `null` for a glance. */
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

/** An id that says nothing is no reason to refuse an order: it reads as `null`. */
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

/** Only `devis.totalNet` of its prices is read: it is what the client accepted. */
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
  /** What a consumer ticked; read of nobody else. */
  debutAnticipe: withDefault(t.boolean, false),
  urgence: withDefault(t.boolean, false),
  /** The estimate that is accepted, as it was answered. */
  estimationId: EstimationVue,
})

export type CommandeBody = t.TypeOf<typeof Payload> & { readonly acheteur: Acheteur }

/** Names that older forms use for the same field. */
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
