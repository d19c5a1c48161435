import { emettreAvoir, emettreFacture } from '#application/facturation/emettre-facture'
import { enregistrerReglement } from '#application/facturation/encaisser'
import { ADMIN_DU_TERMINAL } from '#application/shared/access'
import { plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { mentionsDeLEntreprise } from '#domain/facturation/mentions'
import { saisieDuDevis } from '#domain/facturation/a-facturer'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { type FactureSuivie, solde } from '#domain/facturation/reglement'
import type { PieceDetachee, SaisieDeFacture } from '#domain/facturation/saisie'
import type { PrestationId } from '#domain/prestation/reference'
import { centimes, euros } from '#domain/shared/montant'
import { type DemandeDeDemo, type Histoire, instantDe, type Moment, obtenir } from './histoire.ts'
import type { Scene } from './jouer-histoire.ts'

type Finie = { readonly id: PrestationId; readonly histoire: Histoire; readonly fin: Moment }

const DISQUE: PieceDetachee = {
  designation: 'Disque SSD 500 Go',
  quantite: 1,
  prixUnitaire: euros(59),
  etat: 'neuve',
}

const BARRETTE: PieceDetachee = {
  designation: 'Barrette de mémoire 8 Go, d’occasion',
  quantite: 1,
  prixUnitaire: euros(22.5),
  etat: 'economie_circulaire',
}

const AVEC_PIECES = new Set(['2', '4', '5'])

const piecesDe = ({ service, aDistance }: DemandeDeDemo, rang: number): readonly PieceDetachee[] => {
  if (aDistance || !AVEC_PIECES.has(service) || rang % 2 === 1) return []
  return rang % 3 === 0 ? [BARRETTE] : [DISQUE]
}

const saisieDe = ({ aujourdhui }: Scene, { histoire, fin }: Finie, rang: number): SaisieDeFacture => {
  const pieces = piecesDe(histoire.demande, rang)
  return {
    ...saisieDuDevis(plusJours(aujourdhui, fin.jour)),
    pieces,
    accordDepassement: pieces.length === 0 ? '' : 'Accord donné sur place, avant la pose.',
  }
}

const apres = ({ aujourdhui }: Scene, moment: Moment, minutes: number): Date =>
  new Date(instantDe(aujourdhui, moment).getTime() + minutes * 60_000)

const emettre = (scene: Scene, finie: Finie, rang: number): Promise<FactureSuivie> =>
  obtenir(
    `${finie.histoire.cle}, facture`,
    emettreFacture(scene)({
      admin: ADMIN_DU_TERMINAL,
      id: finie.id,
      version: null,
      saisie: saisieDe(scene, finie, rang),
    }),
  )

const jourDePaiement = ({ histoire, fin }: Finie, rang: number): Moment => ({
  jour: fin.jour + (histoire.personne.entreprise === null ? rang % 5 : 18 + (rang % 9)),
  heure: '19:00',
})

const payer = async (scene: Scene, suivie: FactureSuivie, quand: Moment, rang: number): Promise<void> => {
  const instant = instantDe(scene.aujourdhui, quand)
  scene.clock.regler(instant)
  if (scene.clock.maintenant() < instant || solde(suivie) === 0) return
  const mode = ModeDeReglement.values[rang % ModeDeReglement.values.length] ?? 'virement'
  const saisie = { mode, le: dateParis(instant), montant: solde(suivie), note: '' }
  await obtenir(
    suivie.facture.numero,
    enregistrerReglement(scene)({ admin: ADMIN_DU_TERMINAL, reference: suivie.facture.reference, saisie }),
  )
}

/** A line is wrong: the invoice is credited whole and issued again within the hour. */
const corriger = async (scene: Scene, finie: Finie, rang: number): Promise<FactureSuivie> => {
  const fausse = await emettre(scene, finie, rang + 1)
  scene.clock.regler(apres(scene, finie.fin, 40))
  const motif = 'Erreur de saisie, facture établie de nouveau.'
  const { numero } = fausse.facture
  await obtenir(numero, emettreAvoir(scene)({ admin: ADMIN_DU_TERMINAL, numero, motif, montant: null, ventes: null }))
  scene.clock.regler(apres(scene, finie.fin, 50))
  return emettre(scene, finie, rang)
}

const faireUnGeste = async (scene: Scene, { facture }: FactureSuivie, quand: Moment): Promise<void> => {
  const { numero } = facture
  scene.clock.regler(instantDe(scene.aujourdhui, quand))
  const credit = {
    motif: 'Geste commercial : le retard du rendez-vous.',
    montant: centimes(facture.total / 10),
    ventes: centimes(0),
  }
  const suivie = await obtenir(numero, emettreAvoir(scene)({ admin: ADMIN_DU_TERMINAL, numero, ...credit }))
  await payer(scene, suivie, quand, 1)
}

const finDe = ({ etapes }: Histoire): Moment | null => {
  const derniere = etapes.at(-1)
  return derniere?.fait.genre === 'statut' && derniere.fait.statut === 'terminé' ? derniere.quand : null
}

const parFin = ({ aujourdhui }: Scene, a: Finie, b: Finie): number =>
  instantDe(aujourdhui, a.fin).getTime() - instantDe(aujourdhui, b.fin).getTime()

/** Of the orders that were not paid in advance: the middle one and the last. */
const reperes = (finies: readonly Finie[]): { readonly milieu: number; readonly derniere: number } => {
  const apresCoup = finies.flatMap(({ histoire: { etapes } }, rang) =>
    etapes.some(({ fait }) => fait.genre === 'acompte') ? [] : [rang],
  )
  return { milieu: apresCoup[Math.floor(apresCoup.length / 2)] ?? -1, derniere: apresCoup.at(-1) ?? -1 }
}

/** In order, so that numbers follow one another. Without business settings, nothing is issued. */
export const facturerLaDemo = async (
  scene: Scene,
  ids: ReadonlyMap<string, PrestationId>,
  histoires: readonly Histoire[],
): Promise<void> => {
  if (mentionsDeLEntreprise(scene.entreprise).length > 0) return
  const finies = histoires
    .flatMap((histoire): readonly Finie[] => {
      const [id, fin] = [ids.get(histoire.cle), finDe(histoire)]
      return id === undefined || fin === null ? [] : [{ id, histoire, fin }]
    })
    .toSorted((a, b) => parFin(scene, a, b))
    .slice(0, -1)
  const { milieu, derniere } = reperes(finies)
  for (const [rang, finie] of finies.entries()) {
    scene.clock.regler(apres(scene, finie.fin, 20))
    const suivie = rang === milieu ? await corriger(scene, finie, rang) : await emettre(scene, finie, rang)
    const quand = jourDePaiement(finie, rang)
    if (rang !== derniere) await payer(scene, suivie, quand, rang)
    if (rang === milieu + 1) await faireUnGeste(scene, suivie, { ...quand, heure: '20:00' })
  }
}
