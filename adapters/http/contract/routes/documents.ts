import * as t from 'io-ts'
import * as O from '#fp/Option'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { FORMULAIRE_DE_RETRACTATION } from '#domain/conditions/formulaire-de-retractation'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { type DocumentVerifie, EtatDeDocument, GenreDeDocument } from '#domain/verification/document-verifie'
import { file, json, route } from '../route.ts'
import { Euros, optionalText, VersionDemandee } from '../values/codecs.ts'
import { nullable } from '../values/struct.ts'

const devisRoute = (extension: 'pdf' | 'txt', mediaType: string) =>
  route('GET', `/api/prestations/{id}/devis.${extension}`, {
    summary: `The quote of an order (${extension}), for its owner, the admin, or the key of the confirmation`,
    access: 'tous',
    params: t.strict({ id: t.string }),
    query: t.strict({ cle: optionalText(200), version: VersionDemandee }),
    reply: file(mediaType),
    refusals: ['PrestationInconnue', 'DevisIncomplet', 'MotDePasseTemporaireActif'],
  })

export const devisPdfRoute = devisRoute('pdf', 'application/pdf')

export const devisTexteRoute = devisRoute('txt', 'text/plain; charset=utf-8')

const PAR_NUMERO = t.strict({ numero: NumeroPiece })

export const facturePdfRoute = route('GET', '/api/prestations/{id}/facture.pdf', {
  summary: 'The newest invoice of a prestation, for its client or the owner',
  access: 'client',
  params: t.strict({ id: t.string }),
  reply: file('application/pdf'),
  refusals: ['FactureInconnue'],
})

export const piecePdfRoute = route('GET', '/api/factures/{numero}/pdf', {
  summary: 'An invoice or a credit note as it was issued, for its client or the owner',
  access: 'client',
  params: PAR_NUMERO,
  reply: file('application/pdf'),
  refusals: ['FactureInconnue'],
})

export const pieceXmlRoute = route('GET', '/api/factures/{numero}/factur-x.xml', {
  summary: 'The structured form of a document for a professional, for its client or the owner',
  access: 'client',
  params: PAR_NUMERO,
  reply: file('application/xml'),
  refusals: ['FactureInconnue'],
})

/** The terms as a file: the law requires terms that can be kept. */
export const conditionsPdfRoute = route('GET', '/conditions-generales.pdf', {
  summary: 'The general terms in force, as a PDF to keep',
  access: 'tous',
  reply: file('application/pdf'),
})

/** The model form of withdrawal (Code de la consommation, annexe à l’article R. 221-1). */
export const formulaireDeRetractationRoute = route('GET', FORMULAIRE_DE_RETRACTATION, {
  summary: 'The model form of withdrawal, as a PDF to print',
  access: 'tous',
  reply: file('application/pdf'),
})

const Inauthentique = t.strict({ authentique: t.literal(false) })

const Authentique = t.strict({
  authentique: t.literal(true),
  genre: GenreDeDocument,
  numero: t.string,
  /** Version of the quote, from 2 on for an amended one; else `null`. */
  version: nullable(t.number),
  date: CodecDateCivile,
  total: Euros,
  etat: EtatDeDocument,
})

/** The data to compare with a paper document; without any name. */
export const VerificationReply = t.readonly(t.union([Authentique, Inauthentique]))

export type VerificationReply = t.TypeOf<typeof VerificationReply>

export const verificationReply = (document: O.Option<DocumentVerifie>): VerificationReply =>
  O.isNone(document) ? { authentique: false } : { authentique: true, ...document.value }

export const verifierRoute = route('GET', '/api/verifier/{code}', {
  summary: 'Whether a document with this code was issued, and what it must show',
  access: 'tous',
  params: t.strict({ code: t.string }),
  reply: json(VerificationReply),
})
