import * as t from 'io-ts'
import type { Suivi } from '#application/ports/prestation-store'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { Telephone } from '#domain/client/telephone'
import { NumeroDevis, PrestationId, Reference } from '#domain/prestation/reference'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { Creneau } from '#domain/prestation/creneau'
import { Engagement } from '#domain/prestation/engagement'
import { Auteur, Fait } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import { Priorite, Statut } from '#domain/prestation/statut'
import { StatutDate } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { Souhait } from '#domain/rendez-vous/souhait'
import { CodecMontant } from '#domain/shared/montant'
import { Estimation } from '#domain/tarification/estimation'
import { columnsOf, Instant, InstantJson, joined, mapped, orNull } from '../query.ts'

const PRESTATION = {
  id: PrestationId,
  reference: Reference,
  numeroDevis: NumeroDevis,
  nom: NomComplet,
  email: Email,
  telephone: Telephone,
  adresse: Rue,
  codePostal: CodePostal,
  ville: Ville,
  description: t.string,
  notes: t.string,
  creneau: Creneau,
  serviceDescription: t.string,
  estimation: Estimation,
  statut: Statut,
  priorite: Priorite,
  creeLe: Instant,
  contactDes: Instant,
  contactAvant: Instant,
  appeleeLe: orNull(Instant),
  version: t.number,
  engagement: Engagement,
  versionDevis: t.number,
}

export const PrestationRow = mapped(
  t.strict(PRESTATION),
  ({ nom, email, telephone, adresse, codePostal, ville, ...prestation }): Prestation => ({
    ...prestation,
    contact: { nom, email, telephone },
    adresse: { adresse, codePostal, ville },
  }),
)

export const PRESTATION_COLUMNS = columnsOf(PRESTATION, 'p')

const DATE = {
  id: t.string,
  proposition: t.number,
  rang: t.number,
  debut: InstantJson,
  fin: InstantJson,
  trajetMinutes: t.number,
  majore: t.boolean,
  statut: StatutDate,
  proposeeLe: InstantJson,
  expireLe: InstantJson,
  repondueLe: orNull(InstantJson),
}

export const DateRow = t.strict({ ...DATE, total: CodecMontant })

/** A JSON list from a source of rows of `rendez_vous`, which it calls `r`. */
export const datesDe = (source: string, ordre = 'd.proposition, d.rang'): string => `(
    select coalesce(jsonb_agg(d order by ${ordre}), '[]')
    from (select ${columnsOf(DATE, 'r')}, r.total_net as total from ${source}) as d
  )`

export const DossierRow = joined(
  PrestationRow,
  t.strict({
    clientId: t.string,
    dates: t.readonlyArray(DateRow),
    souhaits: t.readonlyArray(Souhait),
    sequence: t.number,
    factureEnCours: orNull(NumeroPiece),
  }),
  (prestation, reste): Dossier => ({ ...reste, prestation }),
)

/** Prestation and dates in one query, for a statement that names the table `p`. */
export const DOSSIER_COLUMNS = `
  ${PRESTATION_COLUMNS}, p.client_id as "clientId", p.souhaits, p.sequence,
  ${datesDe('rendez_vous r where r.prestation_id = p.id')} as dates,
  (
    select f.numero
    from factures f
    where f.prestation_id = p.id and f.genre = 'facture'
      and f.total > (select coalesce(sum(a.total), 0) from factures a where a.facture_numero = f.numero)
    order by f.annee, f.rang
    limit 1
  ) as "factureEnCours"`

/** Locks the prestations of an account. They are read in a later statement, once the locks are held. */
export const VERROUILLER_PRESTATIONS = 'select id from prestations where client_id = ? order by id for update'

export const DOSSIERS_DU_CLIENT = `select ${DOSSIER_COLUMNS} from prestations p where p.client_id = :clientId order by p.id`

export const EvenementRow = t.strict({ le: InstantJson, auteur: Auteur, fait: Fait })

export const SuiviRow = joined(
  DossierRow,
  t.strict({ evenements: t.readonlyArray(EvenementRow) }),
  (dossier, { evenements }): Suivi => ({ dossier, evenements }),
)

export const SUIVI_COLUMNS = `
  ${DOSSIER_COLUMNS},
  (
    select coalesce(jsonb_agg(jsonb_build_object('le', e.le, 'auteur', e.auteur, 'fait', e.detail) order by e.id), '[]')
    from prestation_evenements e
    where e.prestation_id = p.id
  ) as evenements`
