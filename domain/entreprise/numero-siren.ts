const sansEspaces = (numero: string): string => numero.replaceAll(/\s/g, '')

/** Checks the key of a SIREN or SIRET (Luhn, ISO/IEC 7812-1): every second digit from the right counts double. */
const estJuste = (chiffres: string): boolean => {
  const somme = Array.from(chiffres)
    .toReversed()
    .map((chiffre, rang) => Number(chiffre) * (rang % 2 === 0 ? 1 : 2))
    .reduce((total, n) => total + (n > 9 ? n - 9 : n), 0)
  return somme % 10 === 0 && somme > 0
}

const LA_POSTE = '356000000'

const estDeLaPoste = (siret: string): boolean =>
  siret.startsWith(LA_POSTE) && Array.from(siret).reduce((somme, chiffre) => somme + Number(chiffre), 0) % 5 === 0

export const estUnSiren = (numero: string): boolean => {
  const chiffres = sansEspaces(numero)
  return /^\d{9}$/.test(chiffres) && estJuste(chiffres)
}

export const estUnSiret = (numero: string): boolean => {
  const chiffres = sansEspaces(numero)
  return /^\d{14}$/.test(chiffres) && (estJuste(chiffres) || estDeLaPoste(chiffres))
}

/** The SIRET as documents print it: `123 456 782 00010`, with non-breaking spaces. */
export const formaterSiret = (siret: string): string =>
  siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4')
