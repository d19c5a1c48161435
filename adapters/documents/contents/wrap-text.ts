const couper = (mot: string, largeur: number): readonly string[] => {
  const caracteres = Array.from(mot)
  return Array.from({ length: Math.ceil(caracteres.length / largeur) }, (_, rang) =>
    caracteres.slice(rang * largeur, (rang + 1) * largeur).join(''),
  )
}

/** Wraps a text at ordinary spaces to lines of at most `largeur` characters; a longer word is cut. */
export const wrapText = (texte: string, largeur: number): readonly string[] => {
  const lignes: string[] = []
  let ligne = ''
  for (const mot of texte.split(' ').flatMap((mot) => couper(mot, largeur))) {
    const suite = ligne === '' ? mot : `${ligne} ${mot}`
    if (Array.from(suite).length <= largeur) ligne = suite
    else {
      lignes.push(ligne)
      ligne = mot
    }
  }
  return [...lignes, ligne]
}
