import type { CallFailure } from '../../api/reply.ts'

/** A sentence for each field at fault. */
export type Erreurs<Champ extends string> = Partial<Readonly<Record<Champ, string>>>

/** A form as typed, nothing checked. */
export type Saisie<Champ extends string> = Readonly<Record<Champ, string>>

/** What stops the whole form, and what to do about it. */
export type Alerte = { readonly titre: string; readonly suite: string | null }

/** How far a form is; what it says stays in the fields until it has served. */
export type Envoi<Champ extends string> = {
  readonly etape: 'saisie' | 'en_cours' | 'reussi'
  readonly erreurs: Erreurs<Champ>
  readonly alerte: Alerte | null
}

const SANS_FAUTE = { erreurs: {}, alerte: null } as const

export const SAISIE = { etape: 'saisie', ...SANS_FAUTE } as const
export const EN_COURS = { etape: 'en_cours', ...SANS_FAUTE } as const
export const REUSSI = { etape: 'reussi', ...SANS_FAUTE } as const

export const refuseParLesChamps = <Champ extends string>(erreurs: Erreurs<Champ>): Envoi<Champ> => ({
  etape: 'saisie',
  erreurs,
  alerte: null,
})

export const refuse = (titre: string, suite: string | null = null): Envoi<never> => ({
  etape: 'saisie',
  erreurs: {},
  alerte: { titre, suite },
})

/** The first field at fault in the order of the form, which receives the focus. */
export const premierFautif = <Champ extends string>(champs: readonly Champ[], erreurs: Erreurs<Champ>): Champ | null =>
  champs.find((champ) => erreurs[champ] !== undefined) ?? null

/** The sentences of a refusal about fields that the form has. */
export const erreursDuRefus = <Champ extends string>(
  champs: readonly Champ[],
  { champs: phrases }: Extract<CallFailure, { _tag: 'Refus' }>,
): Erreurs<Champ> => {
  const erreurs: Partial<Record<Champ, string>> = {}
  for (const champ of champs) if (phrases[champ] !== undefined) erreurs[champ] = phrases[champ]
  return erreurs
}

/** A field that is being corrected is no longer at fault. */
export const corrige = <Champ extends string>(envoi: Envoi<Champ>, champ: Champ): Envoi<Champ> => {
  if (envoi.erreurs[champ] === undefined) return envoi
  const erreurs = { ...envoi.erreurs }
  delete erreurs[champ]
  return { ...envoi, erreurs }
}
