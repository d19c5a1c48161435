import { makeMemoryClientRegister } from '#adapters/memory/memory-client-register'
import { makeMemoryDossierStore } from '#adapters/memory/memory-dossier-store'
import { makeMemoryMessageRegister } from '#adapters/memory/memory-message-register'
import { makeMemoryMessageRepository } from '#adapters/memory/memory-message-repository'
import { makeMemoryMessageStore } from '#adapters/memory/memory-message-store'
import { makeMemoryPrestationRegister } from '#adapters/memory/memory-prestation-register'
import type { Email } from '#domain/client/email'
import { type Session, VISITEUR } from '#application/shared/session'
import { desComptes } from '../compte/compte-ports.fixture.ts'

export const ADMIN: Session = { _tag: 'Admin', clientId: 'admin' }

const CLIENT: Session = { _tag: 'Client', clientId: 'client-1', temporaire: false }

/** Who is refused what the owner may do, and how. */
export const REFUSES: readonly (readonly [qui: string, session: Session, refus: { readonly _tag: string }])[] = [
  ['a visitor', VISITEUR, { _tag: 'SessionRequise' }],
  ['a client', CLIENT, { _tag: 'AccesRefuse' }],
  ['a temporary password', { ...CLIENT, temporaire: true }, { _tag: 'AccesRefuse' }],
]

/** A business with its registers in memory, at a clock that stands still. */
export const desRegistres = (adminEmails: readonly Email[] = []) => {
  const comptes = desComptes(adminEmails)
  const { store } = comptes
  return {
    ...comptes,
    ports: {
      ...comptes.ports,
      dossiers: makeMemoryDossierStore(store),
      messagesRecus: makeMemoryMessageStore(store),
      messages: makeMemoryMessageRepository(store),
      registrePrestations: makeMemoryPrestationRegister(store),
      registreClients: makeMemoryClientRegister(store),
      registreMessages: makeMemoryMessageRegister(store),
    },
  }
}
