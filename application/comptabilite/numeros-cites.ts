import type { FactureDuDossier } from '#application/export/extraits-du-dossier'
import type { AcompteFacture } from '#domain/comptabilite/acompte-facture'
import type { FactureALaCloture, LigneDeCloture } from '#domain/comptabilite/cloture'
import type { Ecriture } from '#domain/comptabilite/ecriture'

type Cites = readonly (string | null)[]

/** The documents that a line of each list of the archive names. */
export const numerosCites = {
  recettes: ({ facture, pieces }: Ecriture): Cites => [facture, ...pieces],
  facturesEmises: ({ numero, corrige, avoirs, remplaceePar }: FactureDuDossier): Cites => [
    numero,
    corrige,
    ...avoirs,
    remplaceePar,
  ],
  autresFactures: ({ numero, avoirs, remplaceePar }: FactureALaCloture): Cites => [numero, ...avoirs, remplaceePar],
  acomptesFactures: ({ facture, avoirs, deduitPar }: AcompteFacture): Cites => [
    facture.numero,
    facture.retablit,
    ...avoirs.map(({ numero }) => numero),
    ...deduitPar,
  ],
  cloture: ({ facture, facturesDAcompte }: LigneDeCloture): Cites => [facture?.numero ?? null, ...facturesDAcompte],
} as const
