import { formaterInstant } from '#domain/calendrier/formater-date'
import type { Fil, Reponse } from '#domain/message/fil'
import { type Bloc, citer, intituler } from './bloc.ts'

type Texte = { readonly de: string; readonly le: Date; readonly texte: string }

const debut = ({ message }: Fil): Texte => ({ de: message.nom, le: message.creeLe, texte: message.texte })

/** What was written before a text of a thread, the latest first; the business appears under the name given. */
export const citerFil = (fil: Fil, reponse: Reponse, nous: string): readonly Bloc[] => {
  const avant = fil.reponses.slice(
    0,
    fil.reponses.findIndex(({ id }) => id === reponse.id),
  )
  const suite = avant.map(({ auteur, le, texte }) => ({ de: auteur === 'client' ? fil.message.nom : nous, le, texte }))
  return [debut(fil), ...suite]
    .toReversed()
    .flatMap(({ de, le, texte }) => [intituler(`${de}, le ${formaterInstant(le)}`), citer(texte)])
}
