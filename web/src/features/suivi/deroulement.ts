import { formaterInstant } from '#domain/calendrier/formater-date'
import { derniereProposition } from '#domain/rendez-vous/date-proposee'
import type { PrestationDuClientReply, PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { leTexte, PASSE_TEXTS } from '../../contents/suivi-texts.ts'
import { type Jalon, jalon } from './jalon.ts'
import { jalonsAVenir } from './jalons-a-venir.ts'
import { jalonsPasses } from './jalons-passes.ts'

/** A proposal that nobody answered in time happened without anybody writing it down. */
const expiration = (prestation: PrestationReply, maintenant: Date): readonly Jalon[] => {
  if (prestation.statut !== 'en_attente') return []
  const dates = derniereProposition(prestation.dates)
  const passees = dates.filter(
    ({ statut, expireLe }) => statut === 'expire' || (statut === 'propose' && new Date(expireLe) <= maintenant),
  )
  const derniere = passees
    .map(({ expireLe }) => expireLe)
    .toSorted()
    .at(-1)
  if (derniere === undefined || passees.length < dates.length) return []
  return [
    jalon('passe', 'expiration', {
      titre: dates.length === 1 ? PASSE_TEXTS.expiree : PASSE_TEXTS.expirees,
      quand: leTexte(formaterInstant(new Date(derniere))),
    }),
  ]
}

/** The story of an order, from its beginning to the invoice. */
export const deroulement = (prestation: PrestationDuClientReply, maintenant: Date): readonly Jalon[] => [
  ...jalonsPasses(prestation),
  ...expiration(prestation, maintenant),
  ...jalonsAVenir(prestation, maintenant),
]
