import type { Hasher } from '#application/ports/hasher'
import type { Prestation } from '#domain/prestation/prestation'

const USAGE = 'devis'

type Commande = Pick<Prestation, 'id' | 'contact'>

/** The key depends on the mail address: correcting the address invalidates earlier keys. */
const matiere = ({ id, contact: { email } }: Commande): string => `${id} ${email}`

export const cleDevis = (hasher: Hasher, commande: Commande): string => hasher.empreinte(USAGE, matiere(commande))

export const estCleDevis = (hasher: Hasher, commande: Commande, cle: string): boolean =>
  hasher.correspond(USAGE, matiere(commande), cle)
