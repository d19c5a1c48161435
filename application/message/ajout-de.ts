import type { Ports } from '#application/ports/ports'
import type { TexteDeReponse } from '#domain/message/fil'
import type { Ajout } from '#domain/message/suite'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'

export const ajoutDe = ({ clock, randomness }: Pick<Ports, 'clock' | 'randomness'>, texte: TexteDeReponse): Ajout => ({
  texte,
  instant: clock.maintenant(),
  octets: randomness.octets(OCTETS_IDENTITE),
})
