/** An event of the stream; `id` is the cursor after it, empty when it bears none. */
export type EvenementRecu = { readonly id: string; readonly donnees: string }

/** What a piece of the stream held, and the beginning of the event that it cut. */
export type Lecture = { readonly evenements: readonly EvenementRecu[]; readonly reste: string }

const valeursDe = (champ: string, lignes: readonly string[]): readonly string[] =>
  lignes
    .filter((ligne) => ligne === champ || ligne.startsWith(`${champ}:`))
    .map((ligne) => ligne.slice(champ.length + 1).replace(/^ /, ''))

const lireBloc = (bloc: string): EvenementRecu => {
  const lignes = bloc.split('\n')
  return { id: valeursDe('id', lignes).at(-1) ?? '', donnees: valeursDe('data', lignes).join('\n') }
}

/** Reads server-sent events piece by piece (HTML standard, 9.2.6); comments and what says nothing are dropped. */
export const lireMorceau = (reste: string, morceau: string): Lecture => {
  const tout = `${reste}${morceau}`
  // A line end may be cut in two: its first half waits for the other.
  const coupe = tout.endsWith('\r') ? '\r' : ''
  const blocs = tout
    .slice(0, tout.length - coupe.length)
    .replace(/\r\n?/g, '\n')
    .split('\n\n')
  const evenements = blocs.slice(0, -1).map(lireBloc)
  return {
    evenements: evenements.filter(({ id, donnees }) => id !== '' || donnees !== ''),
    reste: `${blocs.at(-1) ?? ''}${coupe}`,
  }
}
