import * as t from 'io-ts'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { Telephone } from '#domain/client/telephone'
import { type ContactNote, type EstimationFaite, Source } from '#domain/estimation/estimation-faite'
import { EstimationId } from '#domain/estimation/estimation-id'
import { NomDeContact } from '#domain/message/nom-de-contact'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { clefDAppelant, clefDeDemande } from '#domain/recherche/clefs'
import { Estimation } from '#domain/tarification/estimation'
import { Instant } from '../query.ts'

const orNull = <A>(codec: t.Type<A, unknown>) => t.union([codec, t.null])

const Demande = t.strict({
  choix: t.strict({ serviceId: orNull(t.string), serviceName: t.string, serviceDescription: t.string }),
  heures: orNull(t.number),
})

/** A row of `estimations`, with the reference of the order it became. */
export const EstimationRow = t.strict({
  id: EstimationId,
  cree_le: Instant,
  source: Source,
  estimation: Estimation,
  demande: Demande,
  code_postal: orNull(CodePostal),
  ville: orNull(Ville),
  nom: orNull(NomDeContact),
  email: orNull(Email),
  telephone: orNull(Telephone),
  adresse: orNull(Rue),
  notes: t.string,
  commandee_le: orNull(Instant),
  prestation_id: orNull(PrestationId),
  reference: orNull(Reference),
})

type EstimationRow = t.TypeOf<typeof EstimationRow>

const contactDe = ({ nom, email, telephone, adresse }: EstimationRow): ContactNote | null =>
  nom === null && email === null && telephone === null ? null : { nom, email, telephone, adresse }

export const fromEstimationRow = (row: EstimationRow): EstimationFaite => {
  const { id, source, estimation, demande, notes, prestation_id: prestationId, reference } = row
  const { code_postal: codePostal, ville } = row
  return {
    id,
    creeLe: row.cree_le,
    source,
    estimation,
    demande,
    lieu: codePostal === null || ville === null ? null : { codePostal, ville },
    contact: contactDe(row),
    notes,
    commandeeLe: row.commandee_le,
    prestation: prestationId === null || reference === null ? null : { id: prestationId, reference },
  }
}

/** A new row, as it travels in JSON. */
export const toEstimationRow = (faite: EstimationFaite) => ({
  id: faite.id,
  cree_le: faite.creeLe,
  source: faite.source,
  estimation: Estimation.encode(faite.estimation),
  demande: faite.demande,
  code_postal: faite.lieu?.codePostal ?? null,
  ville: faite.lieu?.ville ?? null,
  nom: faite.contact?.nom ?? null,
  email: faite.contact?.email ?? null,
  telephone: faite.contact?.telephone ?? null,
  adresse: faite.contact?.adresse ?? null,
  notes: faite.notes,
  recherche: clefDeDemande(faite),
  appelant: faite.contact === null ? null : clefDAppelant(faite.contact),
})
