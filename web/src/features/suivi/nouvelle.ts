import { formaterInstant } from '#domain/calendrier/formater-date'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { accepteTexte, FAIT_TEXTS } from '../../contents/rendez-vous-texts.ts'
import type { Geste } from './geste.ts'
import { dateConvenue } from './rendez-vous.ts'

/** What a press changed, said on the card of its order. */
export type Nouvelle = { readonly prestationId: string; readonly titre: string; readonly texte: string }

const TEXTES: Readonly<Record<Exclude<Geste['action'], 'accepter'>, string>> = {
  refuser: FAIT_TEXTS.refuserTexte,
  deplacer: FAIT_TEXTS.deplacerTexte,
  annuler: FAIT_TEXTS.annulerTexte,
}

/** From the action and the order as it has become. */
export const nouvelleDe = (action: Geste['action'], prestation: PrestationReply): Nouvelle => {
  const convenue = dateConvenue(prestation)
  const debut = convenue === null ? '' : formaterInstant(new Date(convenue.debut))
  return {
    prestationId: prestation.id,
    titre: FAIT_TEXTS[action],
    texte: action === 'accepter' ? accepteTexte(debut) : TEXTES[action],
  }
}
