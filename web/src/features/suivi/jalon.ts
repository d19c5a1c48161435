/** A step of the story of an order. */
export type Jalon = {
  readonly cle: string
  /** `attendu`: the one that everything waits for. */
  readonly etat: 'passe' | 'attendu' | 'a_venir'
  readonly titre: string
  /** When it happened or is due, in words; `null` when nobody knows yet. */
  readonly quand: string | null
  readonly precisions: readonly string[]
}

type Phrases = Partial<Pick<Jalon, 'quand' | 'precisions'>> & Pick<Jalon, 'titre'>

export const jalon = (etat: Jalon['etat'], cle: string, { titre, quand = null, precisions = [] }: Phrases): Jalon => ({
  cle,
  etat,
  titre,
  quand,
  precisions,
})
