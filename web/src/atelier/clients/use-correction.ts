import { useState } from 'react'
import type { CorrectionReply } from '#adapters/http/contract/routes/clients'
import type { Coordonnees } from '#domain/registre/coordonnees'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { courrielATexte } from '../fait/texts.ts'
import { corriges, useVerifiee, type Verifiee } from '../communs/use-verifiee.ts'
import type { Depart } from '../fait/use-depart.ts'
import { emailChangeTexte } from './correction-texts.ts'
import { corriger, type Fiche } from './queries.ts'
import { type ClientActuel, clientActuel } from './correction-perimee.ts'
import {
  type CorrectionSaisie,
  type ErreursDeCorrection,
  changeLEmail,
  ouvrirCorrection,
  verifierCorrection,
} from './correction-saisie.ts'

/** What is typed, and on what. */
export type CorrectionTenue = {
  readonly saisie: CorrectionSaisie
  /** Also the orders that bear what was wrong. */
  readonly commandes: boolean
  /** Another mail address was checked with the client. */
  readonly confirmee: boolean
  /** Somebody else was faster: what one sees is what the next press replaces. */
  readonly actuel: ClientActuel | null
}

export type Correction = CorrectionTenue &
  Verifiee<ErreursDeCorrection> & {
    readonly enCours: boolean
    readonly echec: CallFailure | null
    /** Whether what is typed is another mail address than that of the account. */
    readonly nouvelEmail: boolean
    readonly changer: (changes: Partial<CorrectionSaisie>) => void
    readonly cocher: (commandes: boolean) => void
    readonly confirmer: (confirmee: boolean) => void
  }

const champsDe = (echec: CallFailure | null): ErreursDeCorrection => (echec?._tag === 'Refus' ? echec.champs : {})

/** The form as it opens: with what was typed if it did not leave, on what somebody else recorded meanwhile. */
const ouvrir = ({ client }: Fiche, { saisi, echec }: Depart<CorrectionTenue>): CorrectionTenue => {
  const tenue = saisi ?? { saisie: ouvrirCorrection(client), commandes: true, confirmee: false, actuel: null }
  return { ...tenue, actuel: (echec === null ? null : clientActuel(echec)) ?? tenue.actuel }
}

/** The correction of a client; what was typed stays until it is recorded. Another mail address waits, for it mails. */
export const useCorrection = (
  fiche: Fiche,
  depart: Depart<CorrectionTenue>,
  onCorrige: (reponse: CorrectionReply) => void,
): Correction => {
  const { client, version } = fiche
  const [tenue, setTenue] = useState(() => ouvrir(fiche, depart))
  const [refus, setRefus] = useState(() => champsDe(depart.echec))
  const { saisie, confirmee, actuel } = tenue
  const email = actuel?.email ?? client.email
  const nouvelEmail = changeLEmail(saisie, email)
  const envoyer = async (coordonnees: Coordonnees): Promise<void> => {
    setRefus({})
    const demande = { ...coordonnees, commandes: tenue.commandes, version: actuel?.version ?? version }
    const corrigee = await depart.partir(tenue, {
      envoyer: async (options) => {
        const reponse = await corriger(client.id, demande, options)()
        if (E.isLeft(reponse)) {
          setRefus(champsDe(reponse.left))
          setTenue((avant) => ({ ...avant, actuel: clientActuel(reponse.left) ?? avant.actuel }))
        }
        return reponse
      },
      ...(nouvelEmail
        ? { courriel: courrielATexte(demande.email), fait: () => ({ texte: emailChangeTexte(demande.email) }) }
        : {}),
    })
    if (corrigee !== null) onCorrige(corrigee)
  }
  return {
    ...tenue,
    ...useVerifiee(verifierCorrection(saisie, { email, confirmee }), envoyer, { prefixe: 'correction-', refus }),
    enCours: depart.enCours,
    echec: depart.echec,
    nouvelEmail,
    changer: (changes) => {
      setTenue((avant) => ({
        ...avant,
        saisie: { ...avant.saisie, ...changes },
        confirmee: avant.confirmee && !('email' in changes),
      }))
      setRefus((avant) => corriges(avant, changes))
    },
    cocher: (commandes) => setTenue((avant) => ({ ...avant, commandes })),
    confirmer: (coche) => setTenue((avant) => ({ ...avant, confirmee: coche })),
  }
}
