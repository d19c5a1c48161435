import { type Acheteur, PARTICULIER } from '#domain/client/acheteur'
import { Siren } from '#domain/client/siren'
import type { Declaration } from '#domain/prestation/engager'
import type { Histoire } from './histoire.ts'
import { lu } from './obtenir.ts'
import type { Personne } from './personnes.ts'

const acheteurDe = ({ nom, entreprise }: Personne): Acheteur =>
  entreprise === undefined
    ? PARTICULIER
    : {
        type: 'professionnel',
        raisonSociale: entreprise.raisonSociale,
        siren: lu(nom, Siren.decode(entreprise.siren)),
      }

/** Who is visited soon has asked for it with the order; what is urgent at home has been called so. */
export const declarer = ({ personne, demande, etapes }: Histoire): Declaration => ({
  acheteur: acheteurDe(personne),
  debutAnticipe: etapes.some(({ fait }) => fait.genre === 'proposer'),
  urgence: !demande.aDistance && etapes.some(({ fait }) => fait.genre === 'priorite' && fait.priorite === 'urgente'),
})
