import type * as t from 'io-ts'
import {
  CodePostal,
  Rue,
  RUE_LONGUEUR_MAX,
  RueSaisie,
  Ville,
  VILLE_LONGUEUR_MAX,
  VilleSaisie,
} from '#domain/client/adresse'
import { Email, EMAIL_LONGUEUR_MAX } from '#domain/client/email'
import { NOM_LONGUEUR_MAX, NomComplet } from '#domain/client/nom'
import { Siren } from '#domain/client/siren'
import { Telephone, TelephoneDeCommande } from '#domain/client/telephone'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { LONGUEUR_MAX, LONGUEUR_MIN, MotDePasse, NouveauMotDePasse } from '#domain/compte/mot-de-passe'
import { Sujet, SUJET_MAX, TexteDeReponse } from '#domain/message/fil'
import { EmailDeContact } from '#domain/message/email-de-contact'
import { NOM_DE_CONTACT_MAX, TEXTE_DE_MESSAGE_MAX, TEXTE_DE_MESSAGE_MIN } from '#domain/message/longueurs'
import { MessageId } from '#domain/message/message'
import { NomDeContact } from '#domain/message/nom-de-contact'
import { TexteDeMessage } from '#domain/message/texte-de-message'
import { NumeroDevis } from '#domain/devis/numero'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { Annule, PiecesDuFait } from '#domain/prestation/evenement'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { ReferenceCitee } from '#domain/retractation/declaration'
import { REFERENCE_CITEE_MAX } from '#domain/retractation/longueurs'
import { CodecMontant } from '#domain/shared/codec-montant'
import { Heure } from '../values/moment.ts'
import type { JsonSchema } from './json-schema.ts'

const NUMERO_PIECE = { type: 'string', pattern: '^(FAC|ACO|AVO)-\\d{4}-\\d{4,}$', examples: ['FAC-2026-0001'] } as const

const RUE = { type: 'string', minLength: 3, maxLength: RUE_LONGUEUR_MAX } as const

const VILLE = { type: 'string', minLength: 1, maxLength: VILLE_LONGUEUR_MAX } as const

/** What the values of the domain look like outside; their exact rule is their parse function. */
export const DOMAIN_SCHEMAS: ReadonlyMap<t.Mixed, JsonSchema> = new Map<t.Mixed, JsonSchema>([
  [NomComplet, { type: 'string', maxLength: NOM_LONGUEUR_MAX, examples: ['Jeanne Dupont'] }],
  [Email, { type: 'string', format: 'email', maxLength: EMAIL_LONGUEUR_MAX }],
  [NomDeContact, { type: 'string', minLength: 2, maxLength: NOM_DE_CONTACT_MAX, examples: ['Jeanne'] }],
  [EmailDeContact, { type: 'string', format: 'email', maxLength: EMAIL_LONGUEUR_MAX }],
  [TexteDeMessage, { type: 'string', minLength: TEXTE_DE_MESSAGE_MIN, maxLength: TEXTE_DE_MESSAGE_MAX }],
  [Telephone, { type: 'string', examples: ['03 84 00 00 00', '+33384000000'] }],
  [TelephoneDeCommande, { type: 'string', examples: ['06 12 34 56 78', '+33612345678'] }],
  [Rue, RUE],
  [RueSaisie, RUE],
  [Siren, { type: 'string', pattern: '^\\d{9}$', examples: ['123456782'] }],
  [CodePostal, { type: 'string', pattern: '^\\d{5}$', examples: ['39000'] }],
  [Ville, VILLE],
  [VilleSaisie, VILLE],
  [MotDePasse, { type: 'string', minLength: 1, maxLength: LONGUEUR_MAX }],
  [NouveauMotDePasse, { type: 'string', minLength: LONGUEUR_MIN, maxLength: LONGUEUR_MAX }],
  [CodecDateCivile, { type: 'string', format: 'date', examples: ['2026-12-01'] }],
  [Heure, { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['14:30'] }],
  [Annule, { type: 'boolean' }],
  [CodecMontant, { type: 'integer', description: 'Cents' }],
  [Sujet, { type: 'string', minLength: 1, maxLength: SUJET_MAX }],
  [TexteDeReponse, { type: 'string', minLength: 1 }],
  [MessageId, { type: 'string', pattern: '^[0-9A-HJKMNP-TV-Z]{26}$' }],
  [PrestationId, { type: 'string', pattern: '^[0-9A-HJKMNP-TV-Z]{26}$' }],
  [Reference, { type: 'string', pattern: '^PREST-[0-9A-HJKMNP-TV-Z]{6}$' }],
  [NumeroPiece, NUMERO_PIECE],
  [PiecesDuFait, { type: 'array', items: NUMERO_PIECE }],
  [ReferenceCitee, { type: 'string', minLength: 1, maxLength: REFERENCE_CITEE_MAX, examples: ['PREST-7K3QXA'] }],
  [NumeroDevis, { type: 'string', pattern: '^DEV-\\d{4}-\\d{4,}$', examples: ['DEV-2026-0001'] }],
])
