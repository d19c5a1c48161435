import type { Container } from 'inversify'
import { adminInitial } from '#application/compte/admin-initial'
import { creerAdmin } from '#application/compte/creer-admin'
import { changerMotDePasse } from '#application/compte/changer-mot-de-passe'
import { demanderReinitialisation } from '#application/compte/demander-reinitialisation'
import { bilanEffacement, effacerMonCompte } from '#application/compte/effacer-compte'
import { exporterDonnees } from '#application/compte/exporter-donnees'
import { lireProfil } from '#application/compte/lire-profil'
import { ouvrirSession } from '#application/compte/ouvrir-session'
import { reconnaitreSession } from '#application/compte/reconnaitre-session'
import { wakingOutbox } from '../worker/waking-outbox.ts'
import { fromPorts } from './from-ports.ts'
import { assemble } from './token.ts'
import { PARTS, PORTS, USE_CASES } from './tokens.ts'

/** The worker itself reads the plain outbox: only who asks for a reset wakes it. */
const assembleReinitialisation = (container: Container): void => {
  const { clock, keyedHash, freins, outbox } = PORTS
  assemble(
    container,
    USE_CASES.demanderReinitialisation,
    [clock, keyedHash, freins, outbox, PARTS.mailWorker],
    (clock, keyedHash, freins, outbox, worker) =>
      demanderReinitialisation({ clock, keyedHash, freins, outbox: wakingOutbox(outbox, worker) }),
  )
}

/** Gives the use cases of accounts their ports. */
export const assembleComptes = (container: Container): void => {
  const secrets = ['clock', 'keyedHash', 'freins', 'comptes', 'passwordHasher', 'adminEmails'] as const
  fromPorts(container, USE_CASES.ouvrirSession, secrets, ouvrirSession)
  fromPorts(container, USE_CASES.changerMotDePasse, secrets, changerMotDePasse)
  fromPorts(container, USE_CASES.reconnaitreSession, ['comptes', 'adminEmails'], reconnaitreSession)
  fromPorts(container, USE_CASES.lireProfil, ['comptes', 'adminEmails'], lireProfil)
  assembleReinitialisation(container)
  const lues = ['comptes', 'devis', 'prestations', 'messages', 'factures', 'retractations'] as const
  const donnees = ['clock', ...lues, 'devisRenderer', 'zip', 'entreprise'] as const
  fromPorts(container, USE_CASES.exporterDonnees, donnees, exporterDonnees)
  const effacement = ['clock', 'comptes', 'effacements', 'adminEmails'] as const
  fromPorts(container, USE_CASES.bilanEffacement, effacement, bilanEffacement)
  fromPorts(container, USE_CASES.effacerMonCompte, effacement, effacerMonCompte)
  const admin = ['clock', 'randomness', 'keyedHash', 'comptes', 'passwordHasher', 'entreprise', 'freins'] as const
  fromPorts(container, PARTS.adminInitial, admin, adminInitial)
  fromPorts(container, PARTS.creerAdmin, admin, creerAdmin)
}
