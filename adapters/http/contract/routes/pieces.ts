import * as t from 'io-ts'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { file, NO_INPUT, route } from '../route.ts'

/** The number of an invoice, for work or for a deposit, or of a credit note. */
const PAR_NUMERO = t.strict({ numero: NumeroPiece })

export const facturePdfRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/prestations/{id}/facture.pdf',
  summary: 'The newest invoice of a prestation, for its client or the owner',
  access: 'client',
  params: t.strict({ id: t.string }),
  reply: file('application/pdf'),
  refusals: ['FactureInconnue'],
})

export const piecePdfRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/factures/{numero}/pdf',
  summary: 'An invoice or a credit note as it was issued, for its client or the owner',
  access: 'client',
  params: PAR_NUMERO,
  reply: file('application/pdf'),
  refusals: ['FactureInconnue'],
})

export const pieceXmlRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/factures/{numero}/factur-x.xml',
  summary: 'The structured form of a document for a professional, for its client or the owner',
  access: 'client',
  params: PAR_NUMERO,
  reply: file('application/xml'),
  refusals: ['FactureInconnue'],
})
