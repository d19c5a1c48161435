import * as t from 'io-ts'
import { GenreDeFrais } from '#domain/facturation/frais'
import { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import * as E from '#fp/Either'
import { useBrouillon } from '../../../features/messagerie/use-brouillon.ts'
import { useClient } from '../../../features/session/use-client.ts'
import type { FactureSaisie } from './saisie.ts'

const Piece = t.strict({
  cle: t.number,
  designation: t.string,
  quantite: t.string,
  prix: t.string,
  etat: t.union([EtatDePieceDetachee, t.null]),
})

const Saisie: t.Type<FactureSaisie, unknown> = t.strict({
  dateExecution: t.string,
  travail: t.boolean,
  heures: t.string,
  minutes: t.string,
  trajet: t.keyof({ devis: null, aucun: null, reel: null }),
  km: t.string,
  pieces: t.readonlyArray(Piece),
  frais: t.readonlyArray(t.strict({ genre: GenreDeFrais, coche: t.boolean, montant: t.string })),
  accord: t.string,
})

const Brouillon = t.readonly(t.strict({ version: t.number, saisie: Saisie }))

/** The form of an invoice as typed, and the version of the prestation it was typed on. */
type BrouillonDeFacture = t.TypeOf<typeof Brouillon>

const parseJson = (texte: string): unknown => {
  try {
    return JSON.parse(texte)
  } catch {
    return null
  }
}

/** The text to keep; an empty one keeps nothing. */
export const ecrireBrouillonDeFacture = (brouillon: BrouillonDeFacture | null): string =>
  brouillon === null ? '' : JSON.stringify(Brouillon.encode(brouillon))

/** The draft of a kept text; what is none, or is of another shape, is `null`. */
export const lireBrouillonDeFacture = (texte: string): BrouillonDeFacture | null => {
  const brouillon = Brouillon.decode(parseJson(texte))
  return E.isRight(brouillon) ? brouillon.right : null
}

/** Whether the prestation changed since the draft was typed. */
export const estPerime = (brouillon: BrouillonDeFacture | null, version: number): boolean =>
  brouillon !== null && brouillon.version !== version

type Garde = {
  readonly brouillon: BrouillonDeFacture | null
  /** `null` forgets it. */
  readonly garder: (brouillon: BrouillonDeFacture | null) => void
}

/** The invoice that is being drawn up for a prestation: it outlives a reload, for the time of the tab. */
export const useBrouillonDeFacture = (prestationId: string): Garde => {
  const moi = useClient()?.email ?? ''
  const [texte, setTexte] = useBrouillon(`facture.${prestationId}`, moi)
  return {
    brouillon: lireBrouillonDeFacture(texte),
    garder: (brouillon) => setTexte(ecrireBrouillonDeFacture(brouillon)),
  }
}
