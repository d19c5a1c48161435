import { fr } from './typographie.ts'

/** Names of lands on the drawing, with where they stand. */
export const ZONE_DESSIN = {
  departement: { nom: 'JURA', lat: 46.955, lng: 5.63 },
  pays: [
    { nom: 'BRESSE', lat: 46.775, lng: 5.16 },
    { nom: 'SUISSE', lat: 46.72, lng: 6.46 },
    { nom: 'LÉMAN', lat: 46.42, lng: 6.5 },
  ],
} as const

export const ZONE_TEXTS = fr({
  titre: "Zone d'intervention",
  carteTitre: 'La carte de la zone',
  legendeBleue: 'Cercle bleu',
  legendeRouge: 'Cercle rouge',
  afficher: 'Afficher la carte détaillée',
  revenir: 'Revenir au dessin',
  ouverture: 'La carte détaillée se charge. En attendant, voici le dessin.',
  panne: 'La carte détaillée ne répond pas pour le moment. Le dessin est à l’échelle et dit la même chose.',
  sansTuiles: 'Ce dessin est à l’échelle : cercles et communes sont à leur vraie place.',
  carteRegion: "Carte détaillée de la zone d'intervention",
  zoomPlus: 'Agrandir',
  zoomMoins: 'Réduire',
  villesTitre: 'Communes, distances et frais de déplacement',
  villesNote:
    'Distances à vol d’oiseau entre Montmorot et le centre de la commune. Les frais exacts se calculent avec votre adresse.',
  commune: 'Commune',
  distance: 'Distance',
  deplacement: 'Déplacement',
  offert: 'offert',
})

/** What the two circles mean, and what travelling costs; kilometres from the domain. */
export const zoneLegende = (base: string, rayonKm: number, surDemandeKm: number, offertsKm: number) =>
  fr({
    chapeau: `Nous nous déplaçons jusqu'à ${rayonKm} km autour de ${base}, à vol d'oiseau. À\u00a0distance, il n'y a pas de limite.`,
    bleu: `${rayonKm} km : la zone d'intervention. Vous commandez en ligne.`,
    rouge: `${surDemandeKm} km. Au-delà du cercle bleu, l'intervention n'est pas assurée : jusqu'à ${surDemandeKm} km, c'est sur demande.`,
    offert: `Déplacement offert jusqu'à ${offertsKm} km aller-retour (${offertsKm / 2} km aller)`,
  })

export const prixDuKm = (prix: string): string => fr(`, puis ${prix} par kilomètre aller-retour.`)

/** Who sends the tiles; said before any is asked for. */
export const quiSertTexte = (hote: string): string =>
  fr(`Les images viennent de ${hote}, qui verra votre adresse IP. Rien n'est chargé sans votre accord.`)

/** Once the map is open. */
export const quiAServiTexte = (hote: string): string => fr(`Les images viennent de ${hote}.`)

/** Headings of the towns, by what a visit there supposes. */
export const bandesTextes = (miCheminKm: number, rayonKm: number) =>
  fr({
    offert: 'Déplacement offert',
    proche: `Jusqu'à ${miCheminKm} km`,
    loin: `De ${miCheminKm} à ${rayonKm} km`,
    a_verifier: "À la limite, selon l'adresse",
    sur_demande: 'Sur demande',
    trop_loin: 'Trop loin',
  })

export const VERIFIER_TEXTS = fr({
  titre: 'Vérifier ma commune',
  champ: 'Code postal ou adresse',
  aide: 'Par exemple 39800, ou 12 rue du Commerce 39000 Lons-le-Saunier.',
  bouton: 'Vérifier',
  enCours: 'Recherche du lieu…',
  vide: 'Indiquez un code postal ou une adresse.',
  sansCode: 'Ajoutez le code postal à cinq chiffres, ou choisissez une des adresses proposées.',
  introuvable: 'Lieu introuvable',
  injoignable: 'La vérification n’a pas abouti',
  reseau: 'Vérifiez votre connexion, puis réessayez. Votre saisie est gardée.',
  tropDeDemandes: 'Trop de vérifications en peu de temps. Réessayez dans une minute.',
  sansScript: 'Cette vérification a besoin de JavaScript. La liste des communes ci-dessous répond sans lui.',
  communeDuCode: 'Votre commune',
  choisirCommune: 'Choisissez votre commune',
  commander: 'Choisir un service',
  contact: 'Aller au formulaire de contact',
  aDistance: 'Voir les services à distance',
})

export const VERDICT_TEXTS = fr({
  dans_la_zone: 'Oui, nous venons chez vous',
  a_verifier: 'À la limite de la zone : à vérifier',
  sur_demande: 'Sur demande',
  trop_loin: 'Trop loin pour un déplacement',
})

/** Where the place is from the base; kilometres already rounded for reading. */
export const distanceTexte = (libelle: string, base: string, km: string, precisionKm: string | null): string =>
  precisionKm === null
    ? fr(`${libelle} : ${km} km de ${base} à vol d'oiseau.`)
    : fr(`${libelle} : environ ${km} km de ${base} à vol d'oiseau, à ${precisionKm} km près.`)

/** A town whose houses may stand as far from its centre as the base does. */
export const distanceAuPlusTexte = (libelle: string, base: string, km: string, auPlusKm: string): string =>
  fr(`${libelle} : le centre est à ${km} km de ${base} à vol d'oiseau, votre adresse à ${auPlusKm} km au plus.`)

/** A postcode of several communes. */
export const distancesTexte = (libelle: string, nombre: number, base: string, de: string, a: string): string =>
  fr(`${libelle} : ${nombre} communes, de ${de} à ${a} km de ${base} à vol d'oiseau.`)

/** The fee of a town when the margin is larger than the fee. */
export const fraisAuPlusTexte = (frais: string | null, auPlus: string): string =>
  fr(
    `Déplacement : ${frais ?? 'offert'} depuis le centre de la commune, ${auPlus} au plus. Votre adresse, ou notre appel, fixe le montant.`,
  )

/** The fees of the communes of a postcode, from the least to the most. */
export const fraisSelonTexte = (frais: readonly string[] | null): string =>
  frais === null
    ? fr('Déplacement offert dans toutes ses communes, comptées depuis leur centre.')
    : fr(`Déplacement : de ${frais.join(' à ')} selon la commune.`)

/** The travel fee and how it comes; kilometres of the round trip already rounded for reading. */
export const fraisTexte = (
  frais: string | null,
  allerRetourKm: string,
  offertsKm: number,
  approximatif: boolean,
): string => {
  const environ = approximatif ? 'environ ' : ''
  const suite = approximatif ? ' Indiquez votre adresse pour le prix exact.' : ''
  return frais === null
    ? fr(`Déplacement offert : ${environ}${allerRetourKm} km aller-retour, ${offertsKm} km sont offerts.${suite}`)
    : fr(
        `Déplacement : ${environ}${frais}, pour ${allerRetourKm} km aller-retour dont ${offertsKm} km offerts.${suite}`,
      )
}

export const conseilTexte = (rayonKm: number, surDemandeKm: number) =>
  fr({
    dans_la_zone: "Le prix complet s'affiche avant de commander, déplacement compris.",
    a_verifier: `La limite des ${rayonKm} km passe par là. Avec une adresse complète, la réponse est sûre ; vous pouvez aussi commander, nous vous rappelons.`,
    selon_la_commune: `La limite des ${rayonKm} km passe entre ces communes : choisissez la vôtre.`,
    sur_demande: `Entre ${rayonKm} et ${surDemandeKm} km, l'intervention n'est pas assurée : écrivez-nous avant de commander.`,
    trop_loin: `Au-delà de ${surDemandeKm} km, nous ne nous déplaçons pas. Beaucoup de pannes se règlent à distance.`,
  })
