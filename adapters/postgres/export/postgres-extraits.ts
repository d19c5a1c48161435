import * as t from 'io-ts'
import type { Knex } from 'knex'
import type { OuvrirExtrait } from '#application/ports/ports'
import type {
  FactureExportee,
  LignesDExtrait,
  LotsDeLignes,
  PrestationExportee,
  Quoi,
} from '#application/export/extraits'
import { Modalite } from '#domain/catalogue/modalite'
import { TypeClient } from '#domain/client/acheteur'
import { Role } from '#domain/compte/compte'
import { TypeDeMessage } from '#domain/message/fil'
import { StatutMessage } from '#domain/message/statut-message'
import { Creneau } from '#domain/prestation/creneau'
import { Priorite, Statut } from '#domain/prestation/statut'
import { LigneFacturee } from '#domain/facturation/ligne-facturee'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { ventesDeLaPiece } from '#domain/facturation/ventes'
import { validationDateDe } from '#domain/rendez-vous/dossier'
import { CodecMontant, centimes, multiplier } from '#domain/shared/montant'
import { PAID } from '../facturation/lire-factures.ts'
import { atMost, orEnd, readAtOneInstant, type Reading } from '../one-instant.ts'
import { DateRow, datesDe } from '../prestation/dossier-row.ts'
import { Instant, mapped, many, orNull, orThrow, type RowCodec } from '../query.ts'

const MontantOuRien = orNull(CodecMontant)

/** Documents `d`, each with its invoice `f`; `compte` has the data to compute its goods. */
const PIECES_ET_COMPTES = `
  factures d join factures f on f.numero = coalesce(d.facture_numero, d.numero)
    cross join lateral (
      select jsonb_build_object(
        'facture', jsonb_build_object('lignes', f.contenu -> 'lignes', 'total', f.total),
        'avoirs', coalesce(jsonb_agg(jsonb_build_object('numero', a.numero, 'total', a.total, 'ventes', a.contenu -> 'ventes')
          order by a.annee, a.rang), '[]')
      ) as compte
      from factures a where a.facture_numero = d.facture_numero
    ) c`

const CompteRow = t.strict({
  facture: t.strict({ lignes: t.readonlyArray(LigneFacturee), total: CodecMontant }),
  avoirs: t.readonlyArray(t.strict({ numero: NumeroPiece, total: CodecMontant, ventes: orNull(CodecMontant) })),
})

const PieceRow = t.strict({
  numero: t.string,
  genre: t.keyof({ facture: null, acompte: null, avoir: null, avoir_d_acompte: null }),
  emiseLe: Instant,
  reference: t.string,
  nom: t.string,
  raisonSociale: t.string,
  type: TypeClient,
  total: MontantOuRien,
  acompte: MontantOuRien,
  regle: MontantOuRien,
  solde: MontantOuRien,
  corrige: orNull(t.string),
  compte: CompteRow,
})

export const FactureRow: RowCodec<FactureExportee> = mapped(PieceRow, ({ compte, ...piece }) => {
  const { numero, genre, total } = piece
  if (total === null) return { ...piece, services: null, ventes: null }
  const ventes = multiplier(ventesDeLaPiece(compte, numero), genre === 'avoir' ? -1 : 1)
  return { ...piece, services: centimes(total - ventes), ventes }
})

/** Documents `d`. A deposit document is no sale: the later invoice carries the whole price. */
export const FACTURES = `
  select d.numero, case when d.genre <> f.genre and f.genre = 'acompte' then 'avoir_d_acompte' else d.genre end as genre, d.emise_le as "emiseLe", d.reference, d.contenu -> 'contact' ->> 'nom' as nom,
    coalesce(d.contenu -> 'acheteur' ->> 'raisonSociale', '') as "raisonSociale",
    d.contenu -> 'acheteur' ->> 'type' as type,
    case f.genre when 'facture' then signe * d.total end as total,
    case f.genre when 'acompte' then signe * d.total end as acompte,
    case d.genre when 'facture' then regle end as regle,
    case d.genre when 'facture' then d.total - credite - regle end as solde,
    d.facture_numero as corrige, c.compte
  from ${PIECES_ET_COMPTES}
  cross join lateral (
    select case d.genre when 'avoir' then -1 else 1 end as signe,
      (select coalesce(sum(a.total), 0) from factures a where a.facture_numero = d.numero) as credite,
      ${PAID('d')} as regle
  ) as comptes`

const COORDONNEES = {
  nom: t.string,
  email: t.string,
  telephone: t.string,
  adresse: t.string,
  codePostal: t.string,
  ville: t.string,
}

const Prestation = mapped(
  t.strict({
    ...COORDONNEES,
    id: t.string,
    reference: t.string,
    numeroDevis: t.string,
    creeLe: Instant,
    statut: Statut,
    priorite: Priorite,
    service: t.string,
    modalite: Modalite,
    totalNet: CodecMontant,
    creneau: Creneau,
    description: t.string,
    notes: t.string,
    dates: t.readonlyArray(DateRow),
    contactAvant: Instant,
  }),
  ({ dates, ...prestation }): PrestationExportee => ({ ...prestation, rendezVous: validationDateDe(dates) }),
)

const PRESTATIONS = `
  select id, reference, numero_devis as "numeroDevis", cree_le as "creeLe", statut, priorite,
    estimation ->> 'service' as service, modalite, total_net as "totalNet", nom, email, telephone, adresse,
    code_postal as "codePostal", ville, creneau, description, notes, ${datesDe('rendez_vous r where r.prestation_id = prestations.id')} as dates,
    contact_avant as "contactAvant"
  from prestations
  order by id`

const Client = t.strict({ ...COORDONNEES, id: t.string, role: Role, creeLe: Instant, prestations: t.number })

const CLIENTS = `
  select id, nom, email, telephone, adresse, code_postal as "codePostal", ville, role, cree_le as "creeLe",
    (select cast(count(*) as integer) from prestations p where p.client_id = clients.id) as prestations
  from clients
  order by cree_le, id`

const Message = t.strict({
  id: t.string,
  creeLe: Instant,
  type: TypeDeMessage,
  nom: t.string,
  email: t.string,
  sujet: orNull(t.string),
  texte: t.string,
  statut: StatutMessage,
  reponses: t.number,
})

const MESSAGES = `
  select id, cree_le as "creeLe",
    case when client_id is null then 'contact' else 'client' end as type, nom, email, sujet, texte, statut,
    (select cast(count(*) as integer) from message_reponses r where r.message_id = messages.id) as reponses
  from messages
  order by id`

const SOURCES: { readonly [Q in Quoi]: Source<LignesDExtrait[Q]> } = {
  prestations: { sql: PRESTATIONS, codec: Prestation },
  clients: { sql: CLIENTS, codec: Client },
  messages: { sql: MESSAGES, codec: Message },
  factures: { sql: `${FACTURES} order by d.emise_le, d.rang, d.numero`, codec: FactureRow },
}

/** Rows of one fetch: a few hundred kilobytes of text. */
const LOT = 500

type Source<L> = { readonly sql: string; readonly codec: RowCodec<L> }

const fetchLot = async <L>({ trx }: Reading, codec: Source<L>['codec']): Promise<readonly L[]> => {
  if (trx.isCompleted()) return []
  return orThrow(many(trx, 'export', codec, `fetch ${LOT} from extrait`))
}

/** A server-side cursor on one snapshot: neither side holds the whole result. `onEnd` is called once, whatever ends the reading. */
const openCursor = async <L>(knex: Knex, { sql, codec }: Source<L>, onEnd: () => void): Promise<LotsDeLignes<L>> => {
  const reading = await readAtOneInstant(knex, onEnd)
  await orEnd(reading, async () => reading.trx.raw(`declare extrait no scroll cursor for ${sql}`))
  const stop = async (): Promise<IteratorResult<readonly L[], undefined>> => {
    await reading.end()
    return { done: true, value: undefined }
  }
  const next = async (): Promise<IteratorResult<readonly L[], undefined>> => {
    const value = await orEnd(reading, () => fetchLot(reading, codec))
    return value.length > 0 ? { done: false, value } : stop()
  }
  return { [Symbol.asyncIterator]: () => ({ next, return: stop }) }
}

const PORT = 'export'

export const makePostgresOuvrirExtrait = (knex: Knex): OuvrirExtrait => {
  const lecture = atMost(3, PORT)
  return <Q extends Quoi>(quoi: Q) => lecture((onEnd) => openCursor<LignesDExtrait[Q]>(knex, SOURCES[quoi], onEnd))
}
