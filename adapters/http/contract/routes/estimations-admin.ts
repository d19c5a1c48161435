import * as t from 'io-ts'
import { Modalite } from '#domain/catalogue/modalite'
import type { Acheteur } from '#domain/client/acheteur'
import { CodePostal, RueSaisie, VilleSaisie } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { Telephone, TelephoneDeCommande } from '#domain/client/telephone'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import { NomDeContact } from '#domain/message/champs-de-contact'
import { Creneau } from '#domain/prestation/creneau'
import { NOM_DE_DEMANDE_MAX, TEXTE_MAX } from '#domain/prestation/longueurs'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { json, page, route } from '../route.ts'
import { CommandeReply } from '../values/commande-reply.ts'
import { EstimationReply, estimationReply } from '../values/estimation-reply.ts'
import { OptionalHeures, OptionalId, optionalText, orNull, withDefault } from '../values/codecs.ts'
import { nullable, struct } from '../values/struct.ts'
import { CurseurDId, Limite, partOf, RECHERCHE_MAX } from '../values/page-query.ts'
import { ACHETEUR_SAISI, avecAcheteur, REFUS_DE_CHIFFRAGE, selonModalite } from './commande.ts'

const SourceReply = t.keyof({ site: null, telephone: null })

export const EstimationFaiteReply = struct({
  id: t.string,
  createdAt: t.string,
  source: SourceReply,
  codePostal: nullable(t.string),
  ville: nullable(t.string),
  estimation: EstimationReply,
  /** The caller, if the owner noted one; `adresse` is the street. */
  contact: nullable(struct({ nom: t.string, email: t.string, telephone: t.string, adresse: t.string })),
  notes: t.string,
  /** The order made from it; `null` without one, or if it was erased. */
  prestation: nullable(struct({ id: PrestationId, reference: Reference })),
})

export type EstimationFaiteReply = t.TypeOf<typeof EstimationFaiteReply>

export const estimationFaiteReply = (faite: EstimationFaite): EstimationFaiteReply => {
  const { creeLe, lieu, estimation, contact } = faite
  return {
    ...faite,
    createdAt: creeLe.toISOString(),
    codePostal: lieu?.codePostal ?? null,
    ville: lieu?.ville ?? null,
    estimation: estimationReply(estimation),
    contact: contact && {
      nom: contact.nom ?? '',
      email: contact.email ?? '',
      telephone: contact.telephone ?? '',
      adresse: contact.adresse ?? '',
    },
  }
}

const ConversionReply = struct({ faites: t.number, commandees: t.number, faites30: t.number, commandees30: t.number })

export const EstimationsFaitesReply = struct({ ...partOf(EstimationFaiteReply), conversion: ConversionReply })

export const listerEstimationsRoute = route('GET', '/api/admin/estimations', {
  summary: 'Every estimate made, ordered or not, newest first',
  access: 'admin',
  query: t.strict({
    limite: Limite,
    curseur: CurseurDId,
    q: optionalText(RECHERCHE_MAX),
    suite: orNull(t.keyof({ commandees: null, sans_suite: null })),
    source: orNull(SourceReply),
  }),
  reply: page(EstimationsFaitesReply),
})

export const lireEstimationRoute = route('GET', '/api/admin/estimations/{id}', {
  summary: 'One estimate with its derivation, and the order it became',
  access: 'admin',
  params: t.strict({ id: t.string }),
  reply: json(EstimationFaiteReply),
  refusals: ['EstimationInconnue'],
})

const Besoin = {
  serviceId: OptionalId,
  serviceName: optionalText(NOM_DE_DEMANDE_MAX),
  serviceDescription: optionalText(TEXTE_MAX),
  heuresPersonnalisees: OptionalHeures,
}

const Appelant = {
  nom: orNull(NomDeContact),
  email: orNull(Email),
  telephone: orNull(Telephone),
  notes: optionalText(TEXTE_MAX),
}

const AppelSurPlace = t.strict({
  ...Besoin,
  modalite: withDefault(Modalite, 'sur_place'),
  adresse: RueSaisie,
  codePostal: CodePostal,
  ville: VilleSaisie,
  ...Appelant,
})

const AppelADistance = t.strict({ ...Besoin, modalite: t.literal('a_distance'), ...Appelant })

export type EstimationTelephoneBody = t.TypeOf<typeof AppelSurPlace> | t.TypeOf<typeof AppelADistance>

export const EstimationTelephoneBody: t.Type<EstimationTelephoneBody, unknown> = selonModalite(
  'EstimationTelephoneBody',
  AppelSurPlace,
  AppelADistance,
)

export const noterEstimationRoute = route('POST', '/api/admin/estimations', {
  summary: 'Saves an estimate made on the telephone',
  access: 'admin',
  body: EstimationTelephoneBody,
  reply: json(EstimationFaiteReply, 201),
  refusals: REFUS_DE_CHIFFRAGE,
})

const CommandeDEstimation = t.strict({
  ...ACHETEUR_SAISI,
  nom: NomComplet,
  email: Email,
  telephone: TelephoneDeCommande,
  adresse: RueSaisie,
  codePostal: CodePostal,
  ville: VilleSaisie,
  creneauPreference: Creneau,
  description: optionalText(TEXTE_MAX),
  notes: optionalText(TEXTE_MAX),
  /** The requests of a consumer on the telephone; ignored for a business. */
  debutAnticipe: withDefault(t.boolean, false),
  urgence: withDefault(t.boolean, false),
  /** True if the owner confirms an order for an account with another name. */
  compteConfirme: withDefault(t.boolean, false),
})

export type CommandeDEstimationBody = t.TypeOf<typeof CommandeDEstimation> & { readonly acheteur: Acheteur }

export const CommandeDEstimationBody: t.Type<CommandeDEstimationBody, unknown> = avecAcheteur(
  'CommandeDEstimationBody',
  CommandeDEstimation,
)

export const commanderEstimationRoute = route('POST', '/api/admin/estimations/{id}/commander', {
  summary: 'Turns an estimate into an order, at the price it was told',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: CommandeDEstimationBody,
  reply: json(CommandeReply, 201),
  refusals: [...REFUS_DE_CHIFFRAGE, 'EstimationInconnue', 'DevisPerime', 'CompteDUnAutre', 'EstimationDejaCommandee'],
})
