import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CorrectionDeClient } from '#application/ports/client-register'
import type { PortFailure } from '#application/shared/port-failure'
import { clefDeClient, clefDePrestation, nomDeTri } from '#domain/recherche/clefs'
import { changeDEmail, coordonneesDe, type EmailPris } from '#domain/registre/coordonnees'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import { DOSSIER_COLUMNS, DossierRow, fromDossierRow } from '../prestation/dossier-row.ts'
import { fromPersonneRow, PERSONNE } from './personne-row.ts'
import { inTransaction } from '../in-transaction.ts'
import { many, oneOrNone, orThrow } from '../query.ts'
import { writeDossier } from '../prestation/write-dossier.ts'
import { changerEmail, emailPris } from './changer-email.ts'

const PORT = 'correction de client'

// The account first, as when it is erased, so that the two never wait for each other.
const VERROUILLER = `
select ${Object.keys(PERSONNE).join(', ')}
from clients
where id = :id and version = :version
for update`

const CORRIGER = `
update clients
set nom = :nom, email = :email, telephone = :telephone, adresse = :adresse, code_postal = :codePostal, ville = :ville,
  recherche = :clef, nom_de_tri = :nomDeTri, version = version + 1
where id = :id`

const VERROUILLER_PRESTATIONS = 'select id from prestations where client_id = ? order by id for update'

const DOSSIERS = `select ${DOSSIER_COLUMNS} from prestations p where p.client_id = :id order by p.id`

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
  const compte = fromPersonneRow(lu.value)
  const corrigee = { avant: coordonneesDe(compte), apres: coordonnees }
  const pris = await emailPris(trx, id, corrigee)
  if (pris !== null) return E.left(pris)
  const clef = clefDeClient({ ...compte, ...coordonnees })
  await trx.raw(CORRIGER, { ...coordonnees, id, clef, nomDeTri: nomDeTri(coordonnees.nom) })
  if (changeDEmail(corrigee)) await changerEmail(trx, id, corrigee, instant)
  await trx.raw(VERROUILLER_PRESTATIONS, [id])
  const decider = correction.corriger(corrigee)
  const corrigees: Dossier[] = []
  for (const avant of (await orThrow(many(trx, PORT, DossierRow, DOSSIERS, { id }))).map(fromDossierRow)) {
    const changement = decider(avant)
    if (changement === null) continue
    await ecrire(trx, avant, changement, instant)
    corrigees.push(avant)
  }
  return E.right(O.some(corrigees))
}

/** Somebody took the address between the look and the writing: the next look finds whose it is. */
const PrisEntreTemps = t.type({ cause: t.type({ code: t.literal('23505') }) })

type Issue = TE.TaskEither<PortFailure | EmailPris, O.Option<readonly Dossier[]>>

/** Corrects an account and its orders in one transaction. */
export const corrigerClientIn = (knex: Knex, correction: CorrectionDeClient): Issue => {
  const essai = inTransaction(PORT, knex, (trx) => corriger(trx, correction))
  return pipe(
    essai,
    TE.orElse((refus) => (PrisEntreTemps.is(refus) ? essai : TE.left(refus))),
  )
}
