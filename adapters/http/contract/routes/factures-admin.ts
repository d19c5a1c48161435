import * as t from 'io-ts'
import { CodecDateCivile, type DateCivile } from '#domain/calendrier/date-civile'
import { TypeClient } from '#domain/client/acheteur'
import type { AFacturer } from '#domain/facturation/a-facturer'
import { GenreDeFrais } from '#domain/facturation/frais'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { EtatDeFacture } from '#domain/facturation/reglement'
import { ACCORD_MAX, KM_MAX, MINUTES_MAX, MOTIF_AVOIR_MAX, PIECES_MAX } from '#domain/facturation/saisie'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { Statut } from '#domain/prestation/statut'
import { IssueDeRetractation } from '#domain/retractation/verdict'
import { enEuros, formaterMontant, type Montant } from '#domain/shared/montant'
import {
  DESIGNATION_MAX,
  EtatDePieceDetachee,
  PRIX_DE_PIECE_DETACHEE_MAX,
  QUANTITE_MAX,
} from '#domain/tarification/etat-de-piece-detachee'
import {
  FactureDuRegistreReply,
  FactureReply,
  factureReply,
  LigneFactureeReply,
  MentionManquanteReply,
  TransmissionReply,
} from '../values/facture-reply.ts'
import { json, page, route } from '../route.ts'
import { EstimationReply, estimationReply } from '../values/estimation-reply.ts'
import {
  Euros,
  listeBornee,
  nombreBorne,
  optionalText,
  orNull,
  readLike,
  texteRequis,
  VersionLue,
  withDefault,
} from '../values/codecs.ts'
import { nullable, struct } from '../values/struct.ts'
import { REGISTRE_QUERY, registreOf } from '../values/page-query.ts'
import { MontantDetenuReply, ReglementReply } from '../values/prestation-reply.ts'

const FraisReply = struct({ genre: GenreDeFrais, montant: Euros })

/** The share to bill for work before a withdrawal: the price times minutes done over minutes planned. */
const ProrataReply = struct({
  total: Euros,
  minutesPrevues: t.number,
  minutesFaites: nullable(t.number),
  montant: nullable(Euros),
})

/** The data of the invoice form. Amounts in euros. */
export const FacturationReply = struct({
  prestationId: PrestationId,
  reference: Reference,
  statut: Statut,
  version: t.number,
  client: struct({ nom: t.string, email: t.string, type: TypeClient }),
  /** The quote in force; with it and `majore` the browser computes the same lines as the server. */
  estimation: EstimationReply,
  /** True if labour counts double on the agreed day; `null` if no day is agreed. */
  majore: nullable(t.boolean),
  /** The price that the client accepted; a higher total needs a word on their agreement. */
  totalAccepte: Euros,
  /** The lines of the accepted quote, unchanged. */
  lignesDuDevis: t.readonlyArray(LigneFactureeReply),
  /** The day of the agreed visit if past, else today; allowed from the day of the order to today. */
  dateExecution: CodecDateCivile,
  dateExecutionDes: CodecDateCivile,
  dateExecutionAu: CodecDateCivile,
  fraisProposes: t.readonlyArray(FraisReply),
  /** The ceiling of each kind of fee. */
  plafonds: t.readonlyArray(FraisReply),
  /** The invoices of the prestation, oldest first. */
  factures: t.readonlyArray(FactureReply),
  /** Deposits and their refunds without an invoice, in order of recording, and how much more may be received. */
  acomptes: t.readonlyArray(ReglementReply),
  acompteMax: Euros,
  /** Money on fully credited invoices; the next invoice deducts it. */
  detenus: t.readonlyArray(MontantDetenuReply),
  /** The invoice in force; it must be credited before another is issued. */
  factureEnCours: nullable(NumeroPiece),
  /** Mandatory mentions missing in the settings: until then no document can be issued. */
  mentionsManquantes: t.readonlyArray(MentionManquanteReply),
  /** The last effective withdrawal: then no fee, and only the share of the work done. */
  retractation: nullable(struct({ issue: IssueDeRetractation, prorata: nullable(ProrataReply) })),
})

export type FacturationReply = t.TypeOf<typeof FacturationReply>

/** The reply for a civil day. */
export const facturationReply = (aFacturer: AFacturer, jour: DateCivile): FacturationReply => {
  const { prestation, factures, ...reste } = aFacturer
  const { contact, engagement } = prestation
  return {
    ...reste,
    prestationId: prestation.id,
    reference: prestation.reference,
    statut: prestation.statut,
    version: prestation.version,
    client: { nom: contact.nom, email: contact.email, type: engagement.acheteur.type },
    estimation: estimationReply(prestation.estimation),
    factures: factures.map((suivie) => factureReply(suivie, jour)),
  }
}

const PrixDePiece = readLike<Montant, unknown>(
  Euros,
  (u, context) =>
    typeof u === 'number' && u > 0 && u <= enEuros(PRIX_DE_PIECE_DETACHEE_MAX)
      ? Euros.validate(u, context)
      : t.failure(u, context, `Saisissez un prix entre 0,01\u00a0€ et ${formaterMontant(PRIX_DE_PIECE_DETACHEE_MAX)}.`),
  { exclusiveMinimum: 0, maximum: enEuros(PRIX_DE_PIECE_DETACHEE_MAX) },
)

const PieceDetachee = t.strict({
  designation: texteRequis(DESIGNATION_MAX, 'Nommez la pièce fournie.'),
  quantite: nombreBorne({ min: 0.01, max: QUANTITE_MAX, decimales: 2 }),
  prixUnitaire: PrixDePiece,
  etat: EtatDePieceDetachee,
})

const Frais = t.strict({ genre: GenreDeFrais, montant: Euros })

/** The fields of the invoice form. Amounts in euros; `version` is the version of the prestation that was read; `terminer` ends the work first. */
const SaisieDeFactureBody = t.strict({
  dateExecution: CodecDateCivile,
  travail: withDefault(t.boolean, true),
  minutes: orNull(nombreBorne({ min: 1, max: MINUTES_MAX, decimales: 0 })),
  kmAllerRetour: orNull(nombreBorne({ min: 0, max: KM_MAX, decimales: 1 })),
  pieces: withDefault<readonly t.TypeOf<typeof PieceDetachee>[]>(listeBornee(PieceDetachee, PIECES_MAX), []),
  frais: withDefault<readonly t.TypeOf<typeof Frais>[]>(listeBornee(Frais, GenreDeFrais.values.length), []),
  accordDepassement: optionalText(ACCORD_MAX),
  version: VersionLue,
  terminer: withDefault(t.boolean, false),
})

const DE_PRESTATION = t.strict({ id: t.string })

/** The number of an invoice, or of a credit note. */
const PAR_NUMERO = t.strict({ numero: NumeroPiece })

export const facturationRoute = route('GET', '/api/admin/prestations/{id}/facturation', {
  summary: 'What the form of an invoice needs to know of a prestation',
  access: 'admin',
  params: DE_PRESTATION,
  reply: json(FacturationReply),
  refusals: ['PrestationInconnue'],
})

export const emettreFactureRoute = route('POST', '/api/admin/prestations/{id}/factures', {
  summary: 'Issues the invoice of a prestation and mails it: its number is taken, it is never altered',
  access: 'admin',
  params: DE_PRESTATION,
  body: SaisieDeFactureBody,
  reply: json(FactureReply, 201),
  refusals: [
    'PrestationInconnue',
    'VersionPerimee',
    'CreneauOccupe',
    'MotifRequis',
    'PrestationClose',
    'InterventionCommencee',
    'FactureEmise',
    'PrestationNonFacturable',
    'DejaFacturee',
    'FactureVide',
    'FraisAuDelaDuPlafond',
    'FraisCumules',
    'DiagnosticOffert',
    'FraisApresRetractation',
    'TravailNonDu',
    'TempsApresRetractation',
    'DepassementSansAccord',
    'DateExecutionRefusee',
    'HorlogeEnArriere',
    'MentionsManquantes',
  ],
})

export const listerFacturesRoute = route('GET', '/api/admin/factures', {
  summary: 'Every invoice, those for deposits too, with what came after it, newest first',
  access: 'admin',
  query: t.strict({ ...REGISTRE_QUERY, etat: orNull(EtatDeFacture) }),
  reply: page(registreOf(FactureDuRegistreReply)),
  refusals: ['CurseurInvalide'],
})

/** One invoice, and its hand-over to a platform, if any. */
export const FactureDetailleeReply = struct({
  facture: FactureDuRegistreReply,
  transmission: nullable(TransmissionReply),
})

export const lireFactureRoute = route('GET', '/api/admin/factures/{numero}', {
  summary: 'One invoice, or the one that a credit note corrects',
  access: 'admin',
  params: PAR_NUMERO,
  reply: json(FactureDetailleeReply),
  refusals: ['FactureInconnue'],
})

/**
 * The reason, and the amount in euros (without it, all that is left). `ventes`: the part of goods, if it does not follow from
 * the amount. `resteAttendu`: the rest that was shown.
 */
export const emettreAvoirRoute = route('POST', '/api/admin/factures/{numero}/avoirs', {
  summary: 'Issues a credit note for an invoice, whole or in part, and mails it',
  access: 'admin',
  params: PAR_NUMERO,
  body: t.strict({
    motif: optionalText(MOTIF_AVOIR_MAX),
    montant: orNull(Euros),
    ventes: orNull(Euros),
    resteAttendu: orNull(Euros),
  }),
  reply: json(FactureReply, 201),
  refusals: [
    'FactureInconnue',
    'ResteChange',
    'HorlogeEnArriere',
    'MentionsManquantes',
    'MotifDAvoirRequis',
    'MontantDAvoirRefuse',
    'VentesDAvoirRefusees',
  ],
})

export const renvoyerFactureRoute = route('POST', '/api/admin/factures/{numero}/renvoi', {
  summary: 'Mails an invoice or a credit note once more',
  access: 'admin',
  params: PAR_NUMERO,
  reply: json(t.strict({})),
  refusals: ['FactureInconnue', 'DestinataireEfface'],
})

export const transmettreFactureRoute = route('POST', '/api/admin/factures/{numero}/transmission', {
  summary: 'Leaves a document for a professional with the accredited platform, once',
  access: 'admin',
  params: PAR_NUMERO,
  reply: json(TransmissionReply),
  refusals: ['FactureInconnue', 'TransmissionSansObjet'],
})
