import { MarkedText } from '../../components/marked-text.tsx'
import { useTermeVise } from './use-terme-vise.ts'

type Props = { readonly ancre: string; readonly texte: string }

/** A text that a search result may point at by its anchor: the term is then highlighted in it. */
export const TexteVise = ({ ancre, texte }: Props) => <MarkedText texte={texte} terme={useTermeVise(ancre)} />
