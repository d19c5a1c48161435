import * as t from 'io-ts'
import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import { Modalite } from '#domain/catalogue/modalite'
import type { Acheteur } from '#domain/client/acheteur'
import { CodePostal, RueSaisie, VilleSaisie } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { TelephoneDeCommande } from '#domain/client/telephone'
import { EstimationId } from '#domain/estimation/estimation-id'
import { Creneau } from '#domain/prestation/creneau'
import { NOM_DE_DEMANDE_MAX, TEXTE_MAX } from '#domain/prestation/longueurs'
import { described } from '../openapi/json-schema.ts'
import { json, NO_INPUT, route } from '../route.ts'
import { ACHETEUR_SAISI, lireAvecAcheteur } from '../values/acheteur-body.ts'
import { CommandeReply } from '../values/commande-reply.ts'
import { Euros } from '../values/euros.ts'
import { OptionalHeures, OptionalId, optionalText, optionalTextWithoutLink, withDefault } from '../values/lenient.ts'

/** An id that says nothing is no reason to refuse an order: it reads as `null`. */
const EstimationVue: t.Type<EstimationId | null, unknown> = described(
  new t.Type<EstimationId | null, unknown>(
    'EstimationVue',
    (u): u is EstimationId | null => u === null || EstimationId.is(u),
    (u) => t.success(EstimationId.is(u) ? u : null),
    (id) => id ?? undefined,
  ),
  { type: ['string', 'null'] },
)

const Accepte = described(
  new t.Type<true>(
    'EstimationAcceptee',
    (u): u is true => u === true,
    (u, context) => (u === true ? t.success(true) : t.failure(u, context, 'Acceptez l’estimation pour commander.')),
    (a) => a,
  ),
  { const: true },
)

/** The payload of an order. Only `devis.totalNet` of its prices is read: it is what the client accepted. */
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
const withAliases = (u: Record<string, unknown>): Record<string, unknown> => ({
  ...u,
  telephone: u['telephone'] ?? u['téléphone'],
  creneauPreference: u['creneauPreference'] ?? u['creneauPrefere'],
})

export const CommandeBody: t.Type<CommandeBody, unknown> = described(
  new t.Type<CommandeBody, unknown>(
    'CommandeBody',
    (u): u is CommandeBody => Payload.is(u) && 'acheteur' in u,
    (u, context) =>
      pipe(
        Payload.validate(t.UnknownRecord.is(u) ? withAliases(u) : u, context),
        E.flatMap((body) => lireAvecAcheteur(body, context)),
      ),
    (body) => Payload.encode(body),
  ),
  {},
  Payload,
)

export const commanderRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/prestations/commander',
  summary: 'An order; send an Idempotency-Key so that a repeated request is one order',
  access: 'tous',
  body: CommandeBody,
  reply: json(CommandeReply, 201),
  refusals: [
    'HorsZone',
    'AdresseIntrouvable',
    'VilleDUnAutreCodePostal',
    'DureeNonProposee',
    'ModaliteNonProposee',
    'ServiceInconnu',
    'DevisPerime',
    'CleInvalide',
    'CleReutilisee',
  ],
})
