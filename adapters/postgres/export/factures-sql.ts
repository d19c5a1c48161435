import * as t from 'io-ts'
import { TypeClient } from '#domain/client/acheteur'
import { CodecMontant } from '#domain/shared/codec-montant'
import { PIECES_ET_VENTES } from '../comptabilite/ventes-sql.ts'
import { Instant } from '../query.ts'

const MontantOuRien = t.union([CodecMontant, t.null])

export const FactureRow = t.strict({
  numero: t.string,
  genre: t.keyof({ facture: null, acompte: null, avoir: null, avoir_d_acompte: null }),
  emiseLe: Instant,
  reference: t.string,
  nom: t.string,
  raisonSociale: t.string,
  type: TypeClient,
  total: MontantOuRien,
  services: MontantOuRien,
  ventes: MontantOuRien,
  acompte: MontantOuRien,
  regle: MontantOuRien,
  solde: MontantOuRien,
  corrige: t.union([t.string, t.null]),
})

/** Documents `d`. What was issued for a deposit is no sale: the invoice that follows carries the whole price. */
export const FACTURES = `
  select d.numero, case when d.genre <> f.genre and f.genre = 'acompte' then 'avoir_d_acompte' else d.genre end as genre, d.emise_le as "emiseLe", d.reference, d.contenu -> 'contact' ->> 'nom' as nom,
    coalesce(d.contenu -> 'acheteur' ->> 'raisonSociale', '') as "raisonSociale",
    d.contenu -> 'acheteur' ->> 'type' as type,
    case f.genre when 'facture' then signe * d.total end as total,
    case f.genre when 'facture' then signe * (d.total - v.ventes) end as services,
    case f.genre when 'facture' then signe * v.ventes end as ventes,
    case f.genre when 'acompte' then signe * d.total end as acompte,
    case d.genre when 'facture' then regle end as regle,
    case d.genre when 'facture' then d.total - credite - regle end as solde,
    d.facture_numero as corrige
  from ${PIECES_ET_VENTES}
  cross join lateral (
    select case d.genre when 'avoir' then -1 else 1 end as signe,
      (select coalesce(sum(a.total), 0) from factures a where a.facture_numero = d.numero) as credite,
      (select coalesce(sum(r.montant), 0) from reglements r where r.facture_numero = d.numero) as regle
  ) as comptes`
