import * as E from '#fp/Either'
import { type Fil, Sujet, TexteDeReponse } from './fil.ts'
import { unMessage } from './message.fixture.ts'
import { type Ajout, ouvrirFil } from './suite.ts'

export const unSujet = (texte = 'Facture'): Sujet => {
  const sujet = Sujet.decode(texte)
  if (E.isLeft(sujet)) throw new Error('the fixture is not a subject')
  return sujet.right
}

export const unTexteDeReponse = (texte = 'C’est noté, merci.'): TexteDeReponse => {
  const reponse = TexteDeReponse.decode(texte)
  if (E.isLeft(reponse)) throw new Error('the fixture is not an answer')
  return reponse.right
}

/** A thread of the client area, before any answer. */
export const unFilDeClient = (overrides: Partial<Fil> = {}, graine = 1): Fil => ({
  ...ouvrirFil(unMessage({}, graine), { clientId: 'client-1', sujet: unSujet() }),
  ...overrides,
})

/** A text for a thread, an hour after the message; different `graine` give different ids. */
export const unAjout = (overrides: Partial<Ajout> = {}, graine = 1): Ajout => ({
  texte: unTexteDeReponse(),
  instant: new Date('2026-11-20T10:00:00Z'),
  octets: Uint8Array.from({ length: 16 }, (_, rang) => Math.floor(graine / 32 ** (15 - rang)) % 32),
  ...overrides,
})
