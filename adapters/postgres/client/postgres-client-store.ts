import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import * as t from 'io-ts'
import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import type { Knex } from 'knex'
import type { ChoixDeClients, ClientStore, CorrectionDeClient } from '#application/ports/client-store'
import { totalExact } from '#application/shared/page'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import {
  PROCHES_MAX,
  RESSEMBLANCE_MIN,
  clefDAppelant,
  clefDeClient,
  clefDeMessage,
  clefDePrestation,
  nomDeTri,
} from '#domain/recherche/clefs'
import { type ClefDeClient, sensDeTri } from '#domain/registre/tris'
import type { PortFailure } from '#application/shared/port-failure'
import { Telephone } from '#domain/client/telephone'
import { NomDeContact } from '#domain/message/champs-de-contact'
import { changeDEmail, coordonneesDe, type Correction, type EmailPris } from '#domain/registre/coordonnees'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import { PERSONNE, UUID } from '../compte/postgres-compte-store.ts'
import { inTransaction } from '../in-transaction.ts'
import { autreSens, lirePage, type Liste } from '../liste.ts'
import { columnsOf, Instant, many, one, oneOrNone, orNull, orThrow } from '../query.ts'
import { MESSAGE_COLUMNS, MessageRow } from '../message/postgres-message-store.ts'
import { DossierRow, DOSSIERS_DU_CLIENT, VERROUILLER_PRESTATIONS } from '../prestation/dossier-row.ts'
import { writeDossier } from '../prestation/modifier-dossier.ts'

const CORRECTION = 'correction de client'

const PRIS = 'select id, nom from clients where email = :email and id <> :id'

// The password may have been chosen by whoever had the old address: it is removed, and every session ends.
const FERMER = `
update clients
set mot_de_passe = null, mot_de_passe_temporaire = null, mot_de_passe_temporaire_expire_le = null,
  jeton_version = jeton_version + 1
where id = ?`

const MESSAGES = `select ${MESSAGE_COLUMNS} from messages where client_id = :id order by id for update`

const CORRIGER_MESSAGE = `
update messages set email = :email, recherche = :clef where id = :messageId`

const APPELS = 'select id, nom, telephone from estimations where email = :ancien order by id for update'

const CORRIGER_APPEL = `
update estimations set email = :email, appelant = :clef where id = :appelId`

const OUBLIER_REINITIALISATIONS = `delete from courriels where genre in ('reinitialisation', 'nouvelle_adresse') and email = ?`

const PREVENIR = `
insert into courriels (genre, email, client_id, a_envoyer_le, cree_le)
values ('nouvelle_adresse', :email, null, :instant, :instant), ('ancienne_adresse', :ancien, cast(:id as uuid), :instant, :instant)`

const PrisRow = t.strict({ id: t.string, nom: NomComplet })

const AppelRow = t.strict({
  id: t.string,
  nom: orNull(NomDeContact),
  telephone: orNull(Telephone),
})

const emailPris = async (trx: Knex, id: string, { apres: { email } }: Correction): Promise<EmailPris | null> => {
  const [pris] = await orThrow(many(trx, CORRECTION, PrisRow, PRIS, { email, id }))
  return pris === undefined ? null : { _tag: 'EmailPris', clientId: pris.id, nom: pris.nom }
}

const corrigerMessages = async (trx: Knex, id: string, email: Email): Promise<void> => {
  for (const { id: messageId, nom, texte, sujet } of await orThrow(
    many(trx, CORRECTION, MessageRow, MESSAGES, { id }),
  )) {
    const clef = clefDeMessage({ message: { nom, email, texte }, sujet })
    await trx.raw(CORRIGER_MESSAGE, { messageId, email, clef })
  }
}

const corrigerAppels = async (trx: Knex, ancien: Email, email: Email): Promise<void> => {
  for (const { id: appelId, nom, telephone } of await orThrow(many(trx, CORRECTION, AppelRow, APPELS, { ancien }))) {
    await trx.raw(CORRIGER_APPEL, { appelId, email, clef: clefDAppelant({ nom, email, telephone }) })
  }
}

const changerEmail = async (
  trx: Knex,
  id: string,
  { avant: { email: ancien }, apres: { email } }: Correction,
  instant: Date,
): Promise<void> => {
  await trx.raw(FERMER, [id])
  await corrigerMessages(trx, id, email)
  await corrigerAppels(trx, ancien, email)
  await trx.raw(OUBLIER_REINITIALISATIONS, [ancien])
  await trx.raw(PREVENIR, { id, email, ancien, instant })
}

// Locks the account first, as an erasure does, so that the two never wait for each other.
const VERROUILLER = `
select ${columnsOf(PERSONNE, 'clients')}
from clients
where id = :id and version = :version
for update`

const CORRIGER = `
update clients
set nom = :nom, email = :email, telephone = :telephone, adresse = :adresse, code_postal = :codePostal, ville = :ville,
  recherche = :clef, nom_de_tri = :nomDeTri, version = version + 1
where id = :id`

const CORRIGER_PRESTATION = `
update prestations
set nom = :nom, email = :email, telephone = :telephone, adresse = :adresse, code_postal = :codePostal, ville = :ville,
  recherche = :clef
where id = :id`

const PersonneRow = t.strict(PERSONNE)

const ecrire = async (trx: Knex, avant: Dossier, changement: Changement, instant: Date): Promise<void> => {
  const { prestation } = changement.dossier
  const { nom, email, telephone } = prestation.contact
  await writeDossier(trx, avant, changement, instant)
  await trx.raw(CORRIGER_PRESTATION, {
    ...prestation.adresse,
    id: prestation.id,
    nom,
    email,
    telephone,
    clef: clefDePrestation(prestation),
  })
}

const corriger = async (
  trx: Knex,
  { id, version, coordonnees, instant, ...correction }: CorrectionDeClient,
): Promise<E.Either<PortFailure | EmailPris, O.Option<readonly Dossier[]>>> => {
  const lu = await orThrow(oneOrNone(trx, CORRECTION, PersonneRow, VERROUILLER, { id, version }))
  if (O.isNone(lu)) return E.right(O.none)
  const compte = lu.value
  const corrigee = { avant: coordonneesDe(compte), apres: coordonnees }
  const pris = await emailPris(trx, id, corrigee)
  if (pris !== null) return E.left(pris)
  const clef = clefDeClient({ ...compte, ...coordonnees })
  await trx.raw(CORRIGER, { ...coordonnees, id, clef, nomDeTri: nomDeTri(coordonnees.nom) })
  if (changeDEmail(corrigee)) await changerEmail(trx, id, corrigee, instant)
  await trx.raw(VERROUILLER_PRESTATIONS, [id])
  const decider = correction.corriger(corrigee)
  const corrigees: Dossier[] = []
  for (const avant of await orThrow(many(trx, CORRECTION, DossierRow, DOSSIERS_DU_CLIENT, { clientId: id }))) {
    const changement = decider(avant)
    if (changement === null) continue
    await ecrire(trx, avant, changement, instant)
    corrigees.push(avant)
  }
  return E.right(O.some(corrigees))
}

/** Another account took the address between the reading and the writing; the next attempt finds it. */
const PrisEntreTemps = t.type({ cause: t.type({ code: t.literal('23505') }) })

type Issue = TE.TaskEither<PortFailure | EmailPris, O.Option<readonly Dossier[]>>

const corrigerClientIn = (knex: Knex, correction: CorrectionDeClient): Issue => {
  const essai = inTransaction(CORRECTION, knex, (trx) => corriger(trx, correction))
  return pipe(
    essai,
    TE.orElse((refus) => (PrisEntreTemps.is(refus) ? essai : TE.left(refus))),
  )
}

const ClientRow = t.strict({ ...PERSONNE, prestations: t.number, derniereCommandeLe: orNull(Instant) })

const CLIENT_COLUMNS = `
  ${columnsOf(PERSONNE, 'r')},
  (select cast(count(*) as integer) from prestations p where p.client_id = r.id) as prestations,
  (select p.cree_le from prestations p where p.client_id = r.id order by p.id desc limit 1) as "derniereCommandeLe"`

const PORT = 'clients'

const ACTIF = 'exists (select from prestations p where p.client_id = r.id)'

const CLIENTS: Pick<Liste, 'source' | 'clef' | 'type' | 'sens'> = {
  source: 'clients r',
  clef: 'r.cree_le',
  type: 'timestamptz',
  sens: 'desc',
}

const TRIS: Readonly<Record<ClefDeClient, typeof CLIENTS>> = {
  recents: CLIENTS,
  nom: { ...CLIENTS, clef: 'r.nom_de_tri collate "C"', type: 'text', sens: 'asc' },
  // The time of the last order comes from its id: ids sort like instants.
  derniere_commande: {
    ...CLIENTS,
    source:
      '(select client_id, max(id) as derniere from prestations group by client_id) as d join clients r on r.id = d.client_id',
    clef: 'd.derniere',
    type: 'text',
  },
}

/** The text of the account, or of the company of one of its orders, contains a word. */
export const CONTIENT = `
  (r.recherche like :motif or r.id in (select p.client_id from prestations p where p.societe like :motif))`

const toListe = ({ tri, activite, mots }: ChoixDeClients): Liste => {
  const { clef, inverse } = sensDeTri(tri)
  const { sens } = TRIS[clef]
  return {
    ...TRIS[clef],
    sens: inverse ? autreSens(sens) : sens,
    id: 'r.id',
    conditions: [activite === null ? null : activite === 'actifs' ? ACTIF : `not ${ACTIF}`],
    valeurs: {},
    contient: CONTIENT,
    mots,
  }
}

const PAR_IDS = `
select ${CLIENT_COLUMNS}
from unnest(cast(:ids as uuid[])) with ordinality as places (id, rang) join clients r on r.id = places.id
order by places.rang`

const FICHE = `
select ${CLIENT_COLUMNS}, r.version,
  (select cast(count(*) as integer) from messages m where m.client_id = r.id) as messages
from clients r
where r.id = :id`

const SANS_COMMANDE = `not ${ACTIF} and r.role <> 'admin' and r.email <> all(cast(:admins as text[]))`

const INACTIFS = `
select r.id, r.nom, r.email
from clients r
where ${SANS_COMMANDE} and (cast(:apres as uuid) is null or r.id > cast(:apres as uuid))
order by r.id
limit :nombre`

// An order locks the row of its client until it is recorded: such an account is skipped.
const CHOISIR = `
select r.id
from clients r
where ${SANS_COMMANDE}
order by r.id
limit :nombre
for update skip locked`

// Callers of estimates are forgotten with the account, as in an erasure.
const RETIRER = `
with partis as (
  delete from clients r
  where r.id = any(cast(:ids as uuid[])) and not ${ACTIF}
  returning r.nom, r.email, r.telephone
),
oublies as (
  update estimations e set nom = null, email = null, telephone = null, adresse = null, appelant = null, notes = ''
  from partis
  where e.source = 'telephone' and (e.email = partis.email or e.telephone = partis.telephone)
)
select nom, email from partis`

const FicheRow = t.intersection([ClientRow, t.strict({ messages: t.number, version: t.number })])
const RetireRow = t.strict({ nom: NomComplet, email: Email })
const InactifRow = t.strict({ id: t.string, nom: NomComplet, email: Email })

// Every word of names and towns, each once; for each typed word, those with the most similar spelling.
const MOTS_PROCHES = `
with ecrits as (
  select plie
  from string_to_table(
    (select string_agg(nom_de_tri, ' ') from (select distinct nom_de_tri from clients) as noms), ' '
  ) as t (plie)
  union
  select lower(ville) from (select distinct ville from clients) as villes
),
mots as materialized (select plie as ecrit, translate(plie, '-''', '') as plie from ecrits)
select cast(c.rang as integer) as rang, p.plie, coalesce(
  (
    select m.mot
    from clients r
    cross join lateral unnest(
      string_to_array(r.nom, ' ') || r.ville, string_to_array(r.nom_de_tri, ' ') || lower(r.ville)
    ) as m (mot, plie)
    where (strpos(r.nom_de_tri, p.ecrit) > 0 or lower(r.ville) = p.ecrit) and m.plie = p.ecrit
    limit 1
  ),
  p.ecrit
) as mot
from unnest(cast(:mots as text[])) with ordinality as c (mot, rang)
cross join lateral (
  select m.ecrit, m.plie
  from mots m
  where word_similarity(c.mot, m.plie) >= :ressemblance
  order by word_similarity(c.mot, m.plie) desc, similarity(c.mot, m.plie) desc, m.plie
  limit :nombre
) as p
order by c.rang, word_similarity(c.mot, p.plie) desc, similarity(c.mot, p.plie) desc, p.plie`

const ProcheRow = t.strict({ rang: t.number, mot: t.string, plie: t.string })

const CHIFFRES = `
select
  (select cast(count(*) as integer) from clients) as tous,
  (select cast(count(distinct client_id) as integer) from prestations) as actifs`

const ChiffresRow = t.strict({ tous: t.number, actifs: t.number })

const retirer = (trx: Knex, admins: readonly Email[], nombre: number) =>
  pipe(
    many(trx, PORT, t.strict({ id: t.string }), CHOISIR, { admins, nombre }),
    TE.flatMap((choisis) => many(trx, PORT, RetireRow, RETIRER, { ids: choisis.map(({ id }) => id) })),
  )

export const makePostgresClientStore = (knex: Knex): ClientStore => ({
  // No account comes after an invalid id.
  lister: (choix) =>
    choix.page.curseur === null || UUID.test(choix.page.curseur.id)
      ? lirePage(knex, PORT, toListe(choix), choix.page, (ids) => many(knex, PORT, ClientRow, PAR_IDS, { ids }))
      : TE.right({ elements: [], curseurSuivant: null, total: totalExact(0) }),
  motsProches: (mots) =>
    pipe(
      many(knex, PORT, ProcheRow, MOTS_PROCHES, { mots, ressemblance: RESSEMBLANCE_MIN, nombre: PROCHES_MAX }),
      TE.map((rows) =>
        mots.map((_, rang) => rows.filter((row) => row.rang === rang + 1).map(({ mot, plie }) => ({ mot, plie }))),
      ),
    ),
  fiche: (id) =>
    UUID.test(id)
      ? pipe(
          oneOrNone(knex, PORT, FicheRow, FICHE, { id }),
          TE.map(O.map(({ messages, version, ...client }) => ({ client, messages, version }))),
        )
      : TE.right(O.none),
  corriger: (correction) => (UUID.test(correction.id) ? corrigerClientIn(knex, correction) : TE.right(O.none)),
  chiffres: () =>
    pipe(
      one(knex, PORT, ChiffresRow, CHIFFRES),
      TE.map(({ actifs, tous }) => ({ actifs, inactifs: tous - actifs })),
    ),
  inactifs: (admins, apres, nombre) => many(knex, PORT, InactifRow, INACTIFS, { admins, apres, nombre }),
  retirerInactifs: (admins, nombre) => inTransaction(PORT, knex, (trx) => retirer(trx, admins, nombre)()),
})
