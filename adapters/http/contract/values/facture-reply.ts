import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { termeDeLaFacture } from '#domain/conservation/terme-de-conservation'
import { lieuDExecution } from '#domain/facturation/lieu-d-execution'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { EtatDeFacture, etatDeFacture, type FactureSuivie, solde } from '#domain/facturation/reglement'
import { ventesDeLAvoir } from '#domain/facturation/ventes'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { AcheteurReply, acheteurReply } from './acheteur-reply.ts'
import { AcompteRecuReply, ReglementDuClientReply, ReglementReply } from './reglement-reply.ts'
import { Euros } from './euros.ts'
import { LigneFactureeReply } from './ligne-facturee-reply.ts'
import { TermeReply } from './prestation-reply.ts'

const OrNull = <A>(codec: t.Type<A, unknown>) => t.union([codec, t.null])

/** `ventes` are the goods in it. */
export const AvoirReply = t.readonly(
  t.strict({ numero: NumeroPiece, date: CodecDateCivile, total: Euros, ventes: Euros, motif: t.string }),
)

const CHAMPS = {
  genre: t.literal('facture'),
  numero: NumeroPiece,
  date: CodecDateCivile,
  echeance: CodecDateCivile,
  dateExecution: CodecDateCivile,
  /** Where the work was done, in words. */
  lieu: t.string,
  reference: Reference,
  /** `null` once the account was erased with its prestations. */
  prestationId: OrNull(PrestationId),
  client: AcheteurReply,
  service: t.string,
  lignes: t.readonlyArray(LigneFactureeReply),
  total: Euros,
  totalDevis: Euros,
  accordDepassement: t.string,
  /** Money received before it, as it deducts it. */
  acomptes: t.readonlyArray(AcompteRecuReply),
  /** What is still owed; below zero, what is owed back to the client. */
  solde: Euros,
  etat: EtatDeFacture,
  /** What /verifier/{code} takes. */
  code: t.string,
  /** Whether there is a structured form of it. */
  facturX: t.boolean,
  avoirs: t.readonlyArray(AvoirReply),
}

/** An issued invoice, its credit notes, its payments and where it stands today. Amounts in euros. */
export const FactureReply = t.readonly(
  t.strict({ ...CHAMPS, reglements: t.readonlyArray(ReglementReply), conservation: TermeReply }),
)

/** The same for its client. */
export const FactureDuClientReply = t.readonly(
  t.strict({ ...CHAMPS, reglements: t.readonlyArray(ReglementDuClientReply) }),
)

export type FactureDuClientReply = t.TypeOf<typeof FactureDuClientReply>

export type FactureReply = t.TypeOf<typeof FactureReply>

/** An invoice as it stands on a civil day. */
export const factureReply = (suivie: FactureSuivie, jour: DateCivile): FactureReply => {
  const { facture, avoirs, reglements, clientId } = suivie
  return {
    genre: facture.genre,
    numero: facture.numero,
    date: facture.date,
    echeance: facture.echeance,
    dateExecution: facture.dateExecution,
    lieu: lieuDExecution(facture),
    reference: facture.reference,
    prestationId: clientId === null ? null : facture.prestationId,
    client: acheteurReply(facture),
    service: facture.service,
    lignes: facture.lignes,
    total: facture.total,
    totalDevis: facture.totalDevis,
    accordDepassement: facture.accordDepassement,
    acomptes: facture.acomptes,
    solde: solde(suivie),
    etat: etatDeFacture(suivie, jour),
    code: facture.code,
    facturX: facture.acheteur.type === 'professionnel',
    avoirs: avoirs.map((avoir) => ({
      numero: avoir.numero,
      date: avoir.date,
      total: avoir.total,
      ventes: ventesDeLAvoir(suivie, avoir),
      motif: avoir.motif,
    })),
    reglements,
    conservation: termeDeLaFacture(suivie),
  }
}
