import { fr } from '../../contents/typographie.ts'

/** Amounts in words. */
type PrixQuiChange = { readonly convenu: string; readonly devis: string }

const prixDuDevisTexte = ({ convenu, devis }: PrixQuiChange): string =>
  `Le prix redevient celui du devis, ${devis}, au lieu de ${convenu} ce jour-là.`

/** What the end of the work does to the visit agreed for a later day, in words; `prix` is `null` when it stays the same. */
export const rendezVousTombeTexte = (jour: string, prix: PrixQuiChange | null): string =>
  fr(
    `Le rendez-vous convenu du ${jour} tombe : le client en est averti par courriel, et un fichier le retire de son agenda comme du vôtre. ${
      prix === null ? 'Le prix ne change pas.' : prixDuDevisTexte(prix)
    } Pour y revenir, il faudra proposer une autre date.`,
  )

export const acompteTenuTexte = (montant: string): string =>
  fr(`Vous détenez ${montant} d’acompte : ils seront à rendre.`)

export const passerTexte = (statut: string): string => fr(`Passer à « ${statut} »`)

export const actuelTexte = (statut: string): string => fr(`${statut} (actuel)`)

export const previentTexte = (nom: string): string =>
  fr(`Un courriel partira à ${nom}, dix secondes après : « Annuler » l’arrête d’ici là.`)

/** Work that begins within the withdrawal delay, unasked. */
export const DEBUT_TROP_TOT = fr({
  loi: 'Le client n’a pas demandé que le travail commence avant. S’il se rétracte d’ici là, ce qui aura été fait ne pourra pas lui être facturé (Code de la consommation, art. L.\u00a0221-25).',
  conseil:
    'Faites-lui d’abord demander par écrit, courriel ou papier signé, que le travail commence tout de suite, et gardez cette demande. Vous pouvez la noter ci-dessous.',
})

export const debutTropTotTitre = (jour: string): string => fr(`Délai de rétractation jusqu’au ${jour}`)
