import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import type { CorrectionDeClient } from '#application/ports/client-store'
import type { PortFailure } from '#application/shared/port-failure'
import type { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { Telephone } from '#domain/client/telephone'
import { NomDeContact } from '#domain/message/champs-de-contact'
import { clefDAppelant, clefDeClient, clefDeMessage, clefDePrestation, nomDeTri } from '#domain/recherche/clefs'
import { changeDEmail, coordonneesDe, type Correction, type EmailPris } from '#domain/registre/coordonnees'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import { PERSONNE } from '../compte/postgres-compte-store.ts'
import { inTransaction } from '../in-transaction.ts'
import { MESSAGE_COLUMNS, MessageRow } from '../message/lire-fils.ts'
import { DossierRow, DOSSIERS_DU_CLIENT, VERROUILLER_PRESTATIONS } from '../prestation/dossier-row.ts'
import { writeDossier } from '../prestation/modifier-dossier.ts'
import { columnsOf, many, oneOrNone, orThrow, orNull } from '../query.ts'

const PORT = 'correction de client'

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
  const [pris] = await orThrow(many(trx, PORT, PrisRow, PRIS, { email, id }))
  return pris === undefined ? null : { _tag: 'EmailPris', clientId: pris.id, nom: pris.nom }
}

const corrigerMessages = async (trx: Knex, id: string, email: Email): Promise<void> => {
  for (const { id: messageId, nom, texte, sujet } of await orThrow(many(trx, PORT, MessageRow, MESSAGES, { id }))) {
    const clef = clefDeMessage({ message: { nom, email, texte }, sujet })
    await trx.raw(CORRIGER_MESSAGE, { messageId, email, clef })
  }
}

const corrigerAppels = async (trx: Knex, ancien: Email, email: Email): Promise<void> => {
  for (const { id: appelId, nom, telephone } of await orThrow(many(trx, PORT, AppelRow, APPELS, { ancien }))) {
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
  const lu = await orThrow(oneOrNone(trx, PORT, PersonneRow, VERROUILLER, { id, version }))
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
  for (const avant of await orThrow(many(trx, PORT, DossierRow, DOSSIERS_DU_CLIENT, { clientId: id }))) {
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

export const corrigerClientIn = (knex: Knex, correction: CorrectionDeClient): Issue => {
  const essai = inTransaction(PORT, knex, (trx) => corriger(trx, correction))
  return pipe(
    essai,
    TE.orElse((refus) => (PrisEntreTemps.is(refus) ? essai : TE.left(refus))),
  )
}
