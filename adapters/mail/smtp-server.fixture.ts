import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerAddress, type SMTPServerOptions } from 'smtp-server'
import { type CourrielRecu, parseEml } from './parse-eml.fixture.ts'

/**
 * `refus`: 550, permanent. `occupe`: 451, temporary. `muet`: accepts the mail and never answers. `coupe`: hangs up half
 * way.
 */
export type ModeSmtp = 'accepte' | 'refus' | 'occupe' | 'muet' | 'coupe'

export type ServeurSmtp = {
  readonly url: string
  readonly recus: () => readonly CourrielRecu[]
  /** The envelope recipients of accepted mails: they decide who gets a mail, not the headers. */
  readonly destinataires: () => readonly string[]
  readonly connexions: () => number
  readonly passerEn: (mode: ModeSmtp) => void
  readonly vider: () => void
  readonly arreter: () => Promise<void>
}

type Etat = {
  mode: ModeSmtp
  connexions: number
  recus: readonly CourrielRecu[]
  destinataires: readonly string[]
  readonly sockets: Set<Socket>
}

const erreur = (code: number, texte: string): Error => Object.assign(new Error(texte), { responseCode: code })

const couper = ({ sockets }: Etat): void => sockets.forEach((socket) => socket.destroy())

const lire = async (stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const morceaux: Uint8Array[] = []
  for await (const morceau of stream) morceaux.push(morceau)
  return Buffer.concat(morceaux)
}

const recevoir = async (
  etat: Etat,
  stream: AsyncIterable<Uint8Array>,
  envers: readonly SMTPServerAddress[],
  accuser: () => void,
): Promise<void> => {
  const { mode } = etat
  if (mode === 'coupe') return couper(etat)
  const recu = await parseEml(await lire(stream))
  if (mode === 'muet') return
  etat.recus = [...etat.recus, recu]
  etat.destinataires = [...etat.destinataires, ...envers.map(({ address }) => address)]
  accuser()
}

const options = (etat: Etat): SMTPServerOptions => ({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onRcptTo: (_adresse, _session, callback) => {
    if (etat.mode === 'refus') return callback(erreur(550, 'no such mailbox'))
    if (etat.mode === 'occupe') return callback(erreur(451, 'try again later'))
    return callback()
  },
  onData: (stream, session, repondre) => {
    recevoir(etat, stream, session.envelope.rcptTo, repondre).catch(repondre)
  },
})

const ecouter = async (etat: Etat): Promise<SMTPServer> => {
  const serveur = new SMTPServer(options(etat))
  // These tests make clients hang up.
  serveur.on('error', () => {})
  serveur.server.on('connection', (socket: Socket) => {
    etat.connexions += 1
    etat.sockets.add(socket)
    socket.on('close', () => etat.sockets.delete(socket))
  })
  await new Promise<void>((resolve) => serveur.listen(0, '127.0.0.1', resolve))
  return serveur
}

/** A real mail server on a free port of the loopback. */
export const demarrerServeurSmtp = async (): Promise<ServeurSmtp> => {
  const etat: Etat = { mode: 'accepte', connexions: 0, recus: [], destinataires: [], sockets: new Set() }
  const serveur = await ecouter(etat)
  const { port } = serveur.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    recus: () => etat.recus,
    destinataires: () => etat.destinataires,
    connexions: () => etat.connexions,
    passerEn: (mode) => Object.assign(etat, { mode }),
    vider: () => Object.assign(etat, { recus: [], destinataires: [] }),
    arreter: () => {
      const arret = new Promise<void>((resolve) => serveur.close(resolve))
      couper(etat)
      return arret
    },
  }
}
