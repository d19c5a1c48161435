/** Everything the client area asks of the server; loaded beside the page, which is drawn without it. */
import { IDEMPOTENCY_KEY } from '#adapters/http/contract/route'
import { bilanRoute, effacerRoute, profilRoute } from '#adapters/http/contract/routes/comptes'
import { mesFacturesRoute, mesPrestationsRoute } from '#adapters/http/contract/routes/mon-espace'
import { ecrireEnClientRoute, mesMessagesRoute, poursuivreFilRoute } from '#adapters/http/contract/routes/messages'
import { gererRendezVousRoute } from '#adapters/http/contract/routes/rendez-vous'
import type { Sujet, TexteDeReponse } from '#domain/message/fil'
import type { TexteDeMessage } from '#domain/message/champs-de-contact'
import { callWithSession } from '../session/call-with-session.ts'
import type { Geste } from '../suivi/geste.ts'

/** Orders and threads are tall: a few at a time. */
const PAR_PAGE = 10

const tranche = (curseur: string | null) => ({ query: { limite: PAR_PAGE, curseur } })

/** Tried again with the same key, a text is recorded once. */
const sous = (cle: string) => ({ headers: { [IDEMPOTENCY_KEY]: cle } })

export const calls = {
  mesPrestations: (curseur: string | null) => callWithSession(mesPrestationsRoute, tranche(curseur)),
  gererRendezVous: (id: string, body: Geste) => callWithSession(gererRendezVousRoute, { params: { id }, body }),
  mesFactures: () => callWithSession(mesFacturesRoute, {}),
  profil: () => callWithSession(profilRoute, {}),
  mesMessages: (curseur: string | null) => callWithSession(mesMessagesRoute, tranche(curseur)),
  ecrire: (sujet: Sujet, message: TexteDeMessage, cle: string) =>
    callWithSession(ecrireEnClientRoute, { body: { sujet, message } }, sous(cle)),
  poursuivre: (id: string, message: TexteDeReponse, cle: string) =>
    callWithSession(poursuivreFilRoute, { params: { id }, body: { message } }, sous(cle)),
  bilan: () => callWithSession(bilanRoute, {}),
  effacer: () => callWithSession(effacerRoute, {}),
} as const
