import 'leaflet/dist/leaflet.css'
import * as L from 'leaflet'
import type { SiteData } from '#adapters/http/contract/pages'
import { BASE, type Lieu } from '#domain/zone/zone-intervention'
import { RAYON_INTERVENTION_KM, RAYON_SUR_DEMANDE_KM } from '#domain/zone/rayons'
import './leaflet-map.css'
import { ZONE_TEXTS } from '../../../contents/zone-texts.ts'

export type Tuiles = NonNullable<SiteData['tuiles']>

/** A map on the screen; `fermer` leaves nothing behind. */
export type CarteOuverte = { readonly montrer: (lieu: Lieu | null) => void; readonly fermer: () => void }

type Options = {
  readonly tuiles: Tuiles
  /** False when reduced motion is asked for. */
  readonly mouvement: boolean
  /** A first tile has come: the map may be seen. */
  readonly onPrete: () => void
  /** A tile failed before any came: there is no map to see. */
  readonly onPanne: () => void
}

const ZOOM = 9

/** One step back on a screen so narrow that the zone would not fit. */
const ZOOM_ETROIT = 8
const LARGEUR_ETROITE = 400

const ZOOM_MAX = 18
const TUILE = 256

const echapper = (texte: string): string => texte.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const attribution = (texte: string): string =>
  texte.includes('OpenStreetMap')
    ? `<a href="https://www.openstreetmap.org/copyright">${echapper(texte)}</a>`
    : echapper(texte)

const fondDeCarte = ({ tuiles, onPrete, onPanne }: Options): L.TileLayer => {
  const fond = L.tileLayer(tuiles.url, {
    maxZoom: ZOOM_MAX,
    tileSize: TUILE,
    attribution: attribution(tuiles.attribution),
    // Without a Referer, the tiles of OpenStreetMap are refused.
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
  const oublier = (): void => void fond.off('tileload', prete).off('tileerror', panne)
  const prete = (): void => {
    oublier()
    onPrete()
  }
  const panne = (): void => {
    oublier()
    onPanne()
  }
  return fond.on('tileload', prete).on('tileerror', panne)
}

const cercle = (km: number, className: string): L.Circle =>
  L.circle(BASE, { radius: km * 1000, className, fill: false, interactive: false })

const repere = (lieu: Lieu): L.LayerGroup =>
  L.layerGroup([
    ...(lieu.precisionKm > 0
      ? [
          L.circle(lieu.coordonnees, {
            radius: lieu.precisionKm * 1000,
            className: 'zone-alentour',
            interactive: false,
          }),
        ]
      : []),
    L.circleMarker(lieu.coordonnees, { radius: 8, className: 'zone-lieu', interactive: false }),
  ])

const creer = (boite: HTMLElement, mouvement: boolean): L.Map =>
  L.map(boite, {
    center: BASE,
    zoom: boite.clientWidth < LARGEUR_ETROITE ? ZOOM_ETROIT : ZOOM,
    maxZoom: ZOOM_MAX,
    scrollWheelZoom: false,
    // One finger scrolls the page; two move the map.
    dragging: !L.Browser.mobile,
    zoomControl: false,
    fadeAnimation: mouvement,
    // Its end comes a quarter of a second later, and breaks on a map that was closed meanwhile.
    zoomAnimation: false,
    markerZoomAnimation: mouvement,
    inertia: mouvement,
  })

/** Opens the map of the zone in a box: both circles, the base, and the tiles of the settings. */
export const ouvrirCarte = (boite: HTMLElement, options: Options): CarteOuverte => {
  const carte = creer(boite, options.mouvement)
  carte.attributionControl.setPrefix(false)
  L.control.zoom({ zoomInTitle: ZONE_TEXTS.zoomPlus, zoomOutTitle: ZONE_TEXTS.zoomMoins }).addTo(carte)
  fondDeCarte(options).addTo(carte)
  cercle(RAYON_SUR_DEMANDE_KM, 'zone-second').addTo(carte)
  cercle(RAYON_INTERVENTION_KM, 'zone-premier').addTo(carte)
  L.circleMarker(BASE, { radius: 6, className: 'zone-base', interactive: false }).addTo(carte)
  let marque: L.LayerGroup | null = null
  return {
    montrer: (lieu) => {
      marque?.remove()
      marque = lieu === null ? null : repere(lieu).addTo(carte)
      if (lieu !== null && !carte.getBounds().contains(lieu.coordonnees))
        carte.fitBounds(L.latLngBounds([BASE, lieu.coordonnees]).pad(0.2), { animate: options.mouvement })
    },
    fermer: () => void carte.remove(),
  }
}
