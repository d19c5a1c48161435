type Tranche<A, C> = { readonly elements: readonly A[]; readonly curseurSuivant: C | null }

/** Reads all pages of a list. */
export const toutLister = async <A, C>(
  lister: (curseur: C | null) => Promise<Tranche<A, C>>,
  curseur: C | null = null,
): Promise<readonly A[]> => {
  const { elements, curseurSuivant } = await lister(curseur)
  return curseurSuivant === null ? elements : [...elements, ...(await toutLister(lister, curseurSuivant))]
}
