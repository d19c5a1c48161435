import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { AppelNote as Note, Appels } from '../../../features/admin/aujourdhui/use-appels.ts'
import { AppelNote } from './appel-note.tsx'
import { Ligne } from './ligne.tsx'

type Props = {
  readonly ancre: Note['ancre']
  readonly prestations: readonly PrestationReply[]
  readonly maintenant: Date
  readonly appels: Appels
}

/** Those who wait for a call; one that was just noted keeps its place. */
export const LignesAAppeler = ({ ancre, prestations, maintenant, appels: { note, noter } }: Props) => {
  const lignes = prestations
    .filter(({ id }) => id !== note?.prestation.id)
    .map((prestation, rang) => (
      <Ligne
        key={prestation.id}
        prestation={prestation}
        maintenant={maintenant}
        attente="contact"
        onAppelee={(appelee) => noter({ ancre, rang, prestation: appelee })}
      />
    ))
  return note?.ancre === ancre
    ? lignes.toSpliced(note.rang, 0, <AppelNote key={note.prestation.id} prestation={note.prestation} />)
    : lignes
}
