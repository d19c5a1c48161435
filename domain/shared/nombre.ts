/** Rounds half up to a number of decimals. `toFixed` absorbs binary rounding errors such as 1.1499… for 1.15. */
export const arrondir = (n: number, decimales: number): number => {
  const facteur = 10 ** decimales
  return Math.floor(Number((n * facteur).toFixed(6)) + 0.5) / facteur
}

export const formaterNombre = (n: number, decimales = 1): string => String(arrondir(n, decimales)).replace('.', ',')
