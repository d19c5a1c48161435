import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { termeDeLaFacture } from '#domain/conservation/terme-de-conservation'
import { type FactureDAcompteSuivie, resteDeLAcompte } from '#domain/facturation/facture-d-acompte-suivie'
import { etatDuRegistre } from '#domain/facturation/facture-du-registre'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { EtatDeFacture } from '#domain/facturation/reglement'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { AcheteurReply, acheteurReply } from './acheteur-reply.ts'
import { Euros } from './euros.ts'
import { LigneFactureeReply } from './ligne-facturee-reply.ts'
import { TermeReply } from './prestation-reply.ts'

const AvoirReply = t.readonly(t.strict({ numero: NumeroPiece, date: CodecDateCivile, total: Euros, motif: t.string }))

const CHAMPS = {
  genre: t.literal('acompte'),
  numero: NumeroPiece,
  date: CodecDateCivile,
  reference: Reference,
  /** `null` once the account was erased with its prestations. */
  prestationId: t.union([PrestationId, t.null]),
  client: AcheteurReply,
  service: t.string,
  lignes: t.readonlyArray(LigneFactureeReply),
  total: Euros,
  /** The agreed price of the order. */
  totalDevis: Euros,
  /** When and how its total was received. */
  recu: t.readonly(t.strict({ le: CodecDateCivile, mode: ModeDeReglement })),
  /** What no credit note has given back. */
  reste: Euros,
  etat: EtatDeFacture,
  /** What /verifier/{code} takes. */
  code: t.string,
  /** Whether there is a structured form of it. */
  facturX: t.boolean,
  avoirs: t.readonlyArray(AvoirReply),
}

/** An invoice for a deposit, paid before it was issued, and its credit notes. Amounts in euros. */
export const FactureDAcompteReply = t.readonly(t.strict({ ...CHAMPS, conservation: TermeReply }))

/** The same for its client. */
export const FactureDAcompteDuClientReply = t.readonly(t.strict(CHAMPS))

export type FactureDAcompteDuClientReply = t.TypeOf<typeof FactureDAcompteDuClientReply>

export type FactureDAcompteReply = t.TypeOf<typeof FactureDAcompteReply>

/** An invoice for a deposit as it stands on a civil day. */
export const factureDAcompteReply = (suivie: FactureDAcompteSuivie, jour: DateCivile): FactureDAcompteReply => {
  const { facture, avoirs, clientId } = suivie
  const { genre, numero, date, reference, service, lignes, total, totalDevis, recu, code, acheteur } = facture
  return {
    genre,
    numero,
    date,
    reference,
    prestationId: clientId === null ? null : facture.prestationId,
    client: acheteurReply(facture),
    service,
    lignes,
    total,
    totalDevis,
    recu,
    reste: resteDeLAcompte(suivie),
    etat: etatDuRegistre(suivie, jour),
    code,
    facturX: acheteur.type === 'professionnel',
    avoirs,
    conservation: termeDeLaFacture(suivie),
  }
}
