import type { DevisReply, VersionReply } from '#adapters/http/contract/routes/devis'

/** What a quote has come to, and the versions to show: the one in force or before, and the other. */
export type VueDeDevis = {
  readonly genre: 'a_repondre' | 'perimee' | 'close' | 'acceptee' | 'refusee' | 'retiree' | 'seule'
  /** The version whose price stood before the last one. */
  readonly avant: VersionReply | null
  readonly derniere: VersionReply
}

const genreDe = ({ close }: DevisReply, { version, statut, perimee }: VersionReply): VueDeDevis['genre'] => {
  if (version === 1) return 'seule'
  if (statut === 'accepte') return 'acceptee'
  if (statut === 'refuse') return 'refusee'
  if (statut === 'retire') return 'retiree'
  if (close) return 'close'
  return perimee ? 'perimee' : 'a_repondre'
}

/** `null` for an answer without versions, which the server never gives. */
export const vueDe = (devis: DevisReply): VueDeDevis | null => {
  const derniere = devis.versions.at(-1)
  if (derniere === undefined) return null
  const avant = devis.versions.findLast(({ version, statut }) => version < derniere.version && statut === 'accepte')
  return { genre: genreDe(devis, derniere), avant: avant ?? null, derniere }
}
