import type { KeyedHash } from '#application/ports/keyed-hash'
import type { Prestation } from '#domain/prestation/prestation'

const USAGE = 'devis'

type Commande = Pick<Prestation, 'id' | 'contact'>

/** The key depends on the mail address: correcting the address invalidates earlier keys. */
const matiere = ({ id, contact: { email } }: Commande): string => `${id} ${email}`

export const cleDevis = (keyedHash: KeyedHash, commande: Commande): string =>
  keyedHash.empreinte(USAGE, matiere(commande))

export const estCleDevis = (keyedHash: KeyedHash, commande: Commande, cle: string): boolean =>
  keyedHash.correspond(USAGE, matiere(commande), cle)
