import * as t from 'io-ts'
import type { Knex } from 'knex'
import type { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { Telephone } from '#domain/client/telephone'
import { NomDeContact } from '#domain/message/nom-de-contact'
import { clefDAppelant, clefDeMessage } from '#domain/recherche/clefs'
import type { Correction, EmailPris } from '#domain/registre/coordonnees'
import { MESSAGE_COLUMNS, MessageRow } from '../message/message-row.ts'
import { many, orThrow } from '../query.ts'

const PORT = 'correction de client'

const PRIS = 'select id, nom from clients where email = :email and id <> :id'

// Whoever had the address may have chosen the password: none is left, and no session.
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

const OUBLIER_REINITIALISATIONS = `delete from courriels where genre = 'reinitialisation' and email = ?`

const PREVENIR = `
insert into courriels (genre, email, client_id, a_envoyer_le, cree_le)
values ('reinitialisation', :email, null, :instant, :instant), ('ancienne_adresse', :ancien, cast(:id as uuid), :instant, :instant)`

const PrisRow = t.strict({ id: t.string, nom: NomComplet })

const AppelRow = t.strict({
  id: t.string,
  nom: t.union([NomDeContact, t.null]),
  telephone: t.union([Telephone, t.null]),
})

/** Whose the new address is, if it is somebody else's. */
export const emailPris = async (trx: Knex, id: string, { apres: { email } }: Correction): Promise<EmailPris | null> => {
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

/** What goes with the mail address of an account that has just been written, but for its orders. */
export const changerEmail = async (
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
