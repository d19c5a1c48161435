import { useState } from 'react'
import * as E from '#fp/Either'
import type { MesPrestationsReply } from '#adapters/http/contract/routes/mon-espace'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { CallFailure } from '../../api/reply.ts'
import { appeler } from '../espace/appeler.ts'
import { type Demande, type Pages, usePages } from '../espace/use-pages.ts'
import { avecPrestation } from './chiffres.ts'
import { avecBrouillon, type Brouillon, brouillonDe, type Brouillons, sansBrouillon } from './brouillon.ts'
import type { Geste, GesteOuvert } from './geste.ts'
import { type Nouvelle, nouvelleDe } from './nouvelle.ts'

/** The orders of the client, and what can be done with them. */
export type Suivi = {
  readonly pages: Pages<MesPrestationsReply>
  readonly nouvelle: Nouvelle | null
  /** The press that is being explained. */
  readonly ouvert: GesteOuvert | null
  readonly ouvrir: (geste: GesteOuvert) => void
  readonly fermer: () => void
  /** Does it; answers why not, or `null` once the card tells the news. */
  readonly agir: (prestation: PrestationReply, geste: Geste) => Promise<CallFailure | null>
  readonly brouillon: (geste: GesteOuvert) => Brouillon
  readonly garder: (geste: GesteOuvert, change: Partial<Brouillon>) => void
  /** Looks again how things are. */
  readonly actualiser: () => void
}

const demander: Demande<MesPrestationsReply> = (curseur) => appeler((calls) => calls.mesPrestations(curseur))

export const useSuivi = (): Suivi => {
  const pages = usePages(demander)
  const [nouvelle, setNouvelle] = useState<Nouvelle | null>(null)
  const [ouvert, setOuvert] = useState<GesteOuvert | null>(null)
  const [brouillons, setBrouillons] = useState<Brouillons>({})
  const agir = async (prestation: PrestationReply, geste: Geste): Promise<CallFailure | null> => {
    const reponse = await appeler((calls) => calls.gererRendezVous(prestation.id, geste))
    if (E.isLeft(reponse)) return reponse.left
    pages.changer((page) => avecPrestation(page, reponse.right))
    setOuvert(null)
    setBrouillons((avant) => sansBrouillon(avant, prestation.id))
    setNouvelle(nouvelleDe(geste.action, reponse.right))
    return null
  }
  const actualiser = (): void => {
    setOuvert(null)
    void pages.recharger()
  }
  return {
    pages,
    nouvelle,
    ouvert,
    ouvrir: setOuvert,
    fermer: () => setOuvert(null),
    agir,
    brouillon: (geste) => brouillonDe(brouillons, geste),
    garder: (geste, change) => setBrouillons((avant) => avecBrouillon(avant, geste, change)),
    actualiser,
  }
}
