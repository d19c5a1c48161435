import * as t from 'io-ts'
import type { CourrierReserve } from '#application/ports/outbox'
import { Email } from '#domain/client/email'
import { VisiteEffacee } from '#domain/compte/visite-effacee'
import {
  ANCIENNE_ADRESSE,
  EFFACEMENT,
  GenreDeCommande,
  GenreDeMessage,
  REINITIALISATION,
} from '#domain/courrier/courrier'
import { AnnonceDAvenant, GenreDAvenant } from '#domain/devis/courrier-d-avenant'
import { FACTURE_CLIENT } from '#domain/facturation/courrier-de-facture'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { ReponseId } from '#domain/message/fil'
import { MessageId } from '#domain/message/message'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { Annonce, GenreDeRendezVous } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { ChangementDeStatut, STATUT_CLIENT } from '#domain/rendez-vous/courrier-de-statut'
import { GenreDeRetractation, RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'

const RESERVATION = { id: t.string, essais: t.number }

const CommandeRow = t.strict({
  ...RESERVATION,
  genre: GenreDeCommande,
  prestation_id: PrestationId,
  client_id: t.string,
  ouvre_compte: t.boolean,
})

const MessageRow = t.strict({
  ...RESERVATION,
  genre: GenreDeMessage,
  message_id: MessageId,
  reponse_id: t.union([ReponseId, t.null]),
})

const RendezVousRow = t.strict({
  ...RESERVATION,
  genre: GenreDeRendezVous,
  prestation_id: PrestationId,
  detail: Annonce,
})

const StatutRow = t.strict({
  ...RESERVATION,
  genre: t.literal(STATUT_CLIENT),
  prestation_id: PrestationId,
  detail: ChangementDeStatut,
})

const FactureRow = t.strict({
  ...RESERVATION,
  genre: t.literal(FACTURE_CLIENT),
  prestation_id: PrestationId,
  detail: t.strict({ numero: NumeroPiece }),
})

const ReinitialisationRow = t.strict({
  ...RESERVATION,
  genre: t.literal(REINITIALISATION),
  email: Email,
  adresse_corrigee: t.boolean,
})

const AncienneAdresseRow = t.strict({
  ...RESERVATION,
  genre: t.literal(ANCIENNE_ADRESSE),
  email: Email,
  client_id: t.string,
})

const EffacementRow = t.strict({
  ...RESERVATION,
  genre: t.literal(EFFACEMENT),
  detail: t.strict({
    references: t.readonlyArray(Reference),
    conservees: t.readonlyArray(Reference),
    visites: t.readonlyArray(VisiteEffacee),
  }),
})

const AvenantRow = t.strict({
  ...RESERVATION,
  genre: GenreDAvenant,
  prestation_id: PrestationId,
  detail: AnnonceDAvenant,
})

const RetractationRow = t.strict({ ...RESERVATION, genre: GenreDeRetractation, detail: RecuDeRetractation })

/** What a worker needs of a row of `courriels`. */
export const CourrierRow = t.union([
  CommandeRow,
  MessageRow,
  RendezVousRow,
  StatutRow,
  FactureRow,
  AvenantRow,
  ReinitialisationRow,
  AncienneAdresseRow,
  EffacementRow,
  RetractationRow,
])

// A correction writes both of its mails at one instant: the account had another address until then.
const ADRESSE_CORRIGEE = `
case
  when r.genre = '${REINITIALISATION}' and exists (select from clients c where c.email = r.email and c.mot_de_passe is null)
  then exists (
    select from courriels a join clients c on c.id = a.client_id
    where a.genre = '${ANCIENNE_ADRESSE}' and a.cree_le = r.cree_le and c.email = r.email
  )
  else false
end`

/** The columns that `CourrierRow` reads, of `courriels` as `r`. */
export const COURRIER_COLUMNS = `
r.id, r.essais, r.genre, r.prestation_id, r.client_id, r.ouvre_compte, r.message_id, r.reponse_id, r.email, r.detail,
${ADRESSE_CORRIGEE} as adresse_corrigee`

export const fromCourrierRow = (row: t.TypeOf<typeof CourrierRow>): CourrierReserve => {
  const { id, essais } = row
  if ('message_id' in row) {
    return { id, essais, genre: row.genre, messageId: row.message_id, reponseId: row.reponse_id }
  }
  if ('email' in row) {
    return 'client_id' in row
      ? { id, essais, genre: row.genre, email: row.email, clientId: row.client_id }
      : { id, essais, genre: row.genre, email: row.email, adresseCorrigee: row.adresse_corrigee }
  }
  if ('client_id' in row) {
    const { genre, prestation_id: prestationId, client_id: clientId, ouvre_compte: ouvreCompte } = row
    return { id, essais, genre, prestationId, clientId, ouvreCompte }
  }
  if ('prestation_id' in row) {
    const { prestation_id: prestationId } = row
    if (row.genre === FACTURE_CLIENT) return { id, essais, genre: row.genre, prestationId, numero: row.detail.numero }
    if (AvenantRow.is(row)) return { id, essais, genre: row.genre, prestationId, avenant: row.detail }
    return row.genre === STATUT_CLIENT
      ? { id, essais, genre: row.genre, prestationId, changement: row.detail }
      : { id, essais, genre: row.genre, prestationId, annonce: row.detail }
  }
  if (!('references' in row.detail)) return { id, essais, genre: row.genre as GenreDeRetractation, recu: row.detail }
  const { references, conservees, visites } = row.detail
  return { id, essais, genre: EFFACEMENT, references, conservees, visites }
}
