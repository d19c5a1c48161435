import type { Coordonnees } from './zone-intervention.ts'

export const CENTRE_DE_LA_FRANCE: Coordonnees = { lat: 46.603, lng: 1.888 }
