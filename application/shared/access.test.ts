import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { ADMIN_DU_TERMINAL, exigerAdmin, exigerClient, exigerSession } from './access.ts'
import { type Admin, type Client, type Session, VISITEUR } from './session.ts'

const TEMPORAIRE: Session = { _tag: 'Client', clientId: '1', temporaire: true }
const CLIENT: Session = { _tag: 'Client', clientId: '1', temporaire: false }
const ADMIN: Session = { _tag: 'Admin', clientId: '0' }

const SESSION_REQUISE = E.left({ _tag: 'SessionRequise' })
const TEMPORAIRE_ACTIF = E.left({ _tag: 'MotDePasseTemporaireActif' })
const ACCES_REFUSE = E.left({ _tag: 'AccesRefuse' })

describe('a door', () => {
  it.each([
    ['a visitor', VISITEUR, SESSION_REQUISE, SESSION_REQUISE, SESSION_REQUISE],
    ['a temporary password', TEMPORAIRE, E.right(TEMPORAIRE), TEMPORAIRE_ACTIF, ACCES_REFUSE],
    ['a client', CLIENT, E.right(CLIENT), E.right(CLIENT), ACCES_REFUSE],
    ['the owner', ADMIN, E.right(ADMIN), E.right(ADMIN), E.right(ADMIN)],
  ])('lets %s in where they may go, and says why not elsewhere', (_who, session, connecte, client, admin) => {
    expect([exigerSession(session), exigerClient(session), exigerAdmin(session)]).toEqual([connecte, client, admin])
  })

  it('alone makes an owner or a client: anything else does not compile', () => {
    // @ts-expect-error -- a session proves nothing
    const session: Admin = ADMIN
    // @ts-expect-error -- nor do the same words
    const words: Client = { _tag: 'Client', clientId: '1', temporaire: false }
    // @ts-expect-error -- the terminal has no account
    const terminal: Client = ADMIN_DU_TERMINAL
    expect([session, words, terminal]).toHaveLength(3)
  })
})
