/** A point of the earth in WGS84 degrees. */
export type Coordonnees = { readonly lat: number; readonly lng: number }

/** Section 9: the base, Montmorot (39570). Every distance starts here. */
export const BASE: Coordonnees = { lat: 46.674, lng: 5.527 }

export const BASE_VILLE = 'Montmorot'

export const BASE_CODE_POSTAL = '39570'

/** Section 9: where a map may be centred when nothing is known. It must never price or refuse an order. */
export const CENTRE_DE_LA_FRANCE: Coordonnees = { lat: 46.603, lng: 1.888 }
