import { Fragment } from 'react'
import { surligner } from '#domain/recherche/extrait'

type Props = { readonly texte: string; readonly terme: string }

/** A text with the searched term highlighted wherever it stands; the text alone when the term is empty. */
export const MarkedText = ({ texte, terme }: Props) =>
  surligner(texte, terme).map((segment, place) => {
    // The pieces of one text keep their order: their place names them.
    const key = `${place}`
    return segment.trouve ? <mark key={key}>{segment.texte}</mark> : <Fragment key={key}>{segment.texte}</Fragment>
  })
