import type { ContenuCourriel } from '#application/ports/mail-templates'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Fil, Reponse } from '#domain/message/fil'
import { citer, dire, intituler, proposer } from './bloc.ts'
import { citerFil } from './fil.ts'
import { rediger } from './rediger.ts'

const TITRE = 'Réponse à votre message'

export type ReponseAEnvoyer = {
  readonly fil: Fil
  readonly reponse: Reponse
  readonly entreprise: Entreprise
  /** Address of the client area. */
  readonly compteUrl: string
}

/** To whoever wrote: the answer first, then what was written before. */
export const reponseMessage = ({ fil, reponse, entreprise, compteUrl }: ReponseAEnvoyer): ContenuCourriel =>
  rediger({
    sujet: fil.sujet === null ? `${TITRE} – ${entreprise.nom}` : `${TITRE}\u00a0: ${fil.sujet}`,
    titre: TITRE,
    apercu: `${entreprise.nom} vous a répondu.`,
    entreprise,
    blocs: [
      dire(`Bonjour ${fil.message.nom}, voici notre réponse.`),
      citer(reponse.texte),
      dire('Pour nous répondre, répondez simplement à ce courriel.'),
      fil.clientId === null ? null : proposer(compteUrl, 'Lire la conversation dans mon espace'),
      intituler('Ce qui précède'),
      ...citerFil(fil, reponse, entreprise.nom),
    ],
  })
