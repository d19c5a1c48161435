type Tranche<A, C> = { readonly elements: readonly A[]; readonly curseurSuivant: C | null }

/** Every page of a list, one after the other. */
export const toutLister = async <A, C>(
  lister: (curseur: C | null) => Promise<Tranche<A, C>>,
  curseur: C | null = null,
): Promise<readonly A[]> => {
  const { elements, curseurSuivant } = await lister(curseur)
  return curseurSuivant === null ? elements : [...elements, ...(await toutLister(lister, curseurSuivant))]
}
