import type { listerServices } from '#application/catalogue/lister-services'
import type { telechargerConditions } from '#application/conditions/telecharger-conditions'
import type { situerLieu } from '#application/lieux/situer-lieu'
import type { suggererAdresses } from '#application/lieux/suggerer-adresses'
import type { villesDuCodePostal } from '#application/lieux/villes-du-code-postal'
import type { envoyerMessage } from '#application/message/envoyer-message'
import type { commanderPrestation } from '#application/prestation/commander-prestation'
import type { estimer } from '#application/prestation/estimer'
import type { telechargerDevisPdf, telechargerDevisTexte } from '#application/prestation/telecharger-devis'
import type { PrestationId } from '#domain/prestation/reference'

/** What the calls do, each already given its ports. */
export type UseCases = {
  readonly listerServices: typeof listerServices
  readonly villesDuCodePostal: ReturnType<typeof villesDuCodePostal>
  readonly suggererAdresses: ReturnType<typeof suggererAdresses>
  readonly situerLieu: ReturnType<typeof situerLieu>
  readonly estimer: ReturnType<typeof estimer>
  readonly envoyerMessage: ReturnType<typeof envoyerMessage>
  readonly commanderPrestation: ReturnType<typeof commanderPrestation>
  readonly telechargerDevisPdf: ReturnType<typeof telechargerDevisPdf>
  readonly telechargerDevisTexte: ReturnType<typeof telechargerDevisTexte>
  readonly telechargerConditions: ReturnType<typeof telechargerConditions>
  /** The key that opens the quote of an order. */
  readonly cleDevis: (id: PrestationId) => string
}
