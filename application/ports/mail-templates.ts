import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Message } from '#domain/message/message'
import type { Prestation } from '#domain/prestation/prestation'

export type ContenuCourriel = { readonly sujet: string; readonly texte: string; readonly html: string }

/** The sentences of each mail. */
export type MailTemplates = {
  readonly commandeClient: (
    prestation: Prestation,
    entreprise: Entreprise,
    motDePasse: MotDePasseTemporaire | null,
  ) => ContenuCourriel
  readonly commandeEntreprise: (prestation: Prestation, entreprise: Entreprise) => ContenuCourriel
  readonly messageEntreprise: (message: Message, entreprise: Entreprise) => ContenuCourriel
}
