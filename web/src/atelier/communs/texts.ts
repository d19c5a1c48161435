import { fr } from '../../contents/typographie.ts'

/** A length of time in words: `25 min`, `3 h`, `2 h 30`, `2 jours`. */
export const dureeTexte = (minutes: number): string => {
  if (minutes < 60) return fr(`${minutes} min`)
  const heures = Math.floor(minutes / 60)
  if (heures >= 48) return fr(`${Math.floor(heures / 24)} jours`)
  const reste = minutes % 60
  return fr(heures >= 10 || reste === 0 ? `${heures} h` : `${heures} h ${String(reste).padStart(2, '0')}`)
}

export const appelerTexte = (nom: string, numero: string): string => fr(`Appeler ${nom}, ${numero}`)

/** Beside a day on which the work counts double. */
export const MAJORE = fr('tarif du week-end et des jours fériés')
