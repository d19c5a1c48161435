import type { Fait } from '#domain/prestation/evenement'
import { avecPrestation, type Changement, type Dossier } from './dossier.ts'

const consigner = (dossier: Dossier, fait: Fait, instant: Date): Changement => ({
  dossier,
  evenement: { le: instant, auteur: 'entreprise', fait },
  courriers: [],
})

/** The owner called the client, and may note what was said. The first call keeps the promise; each is a fact of its own. */
export const consignerAppel = (dossier: Dossier, note: string, instant: Date): Changement => {
  const appeleeLe = dossier.prestation.appeleeLe ?? instant
  return consigner(avecPrestation(dossier, { appeleeLe }), { genre: 'appel', note }, instant)
}

/** What the owner wants to remember of an order. */
export const consignerNote = (dossier: Dossier, texte: string, instant: Date): Changement =>
  consigner(avecPrestation(dossier, {}), { genre: 'note', texte }, instant)
