/** Each line set back, so that no line of a client passes for one of ours. */
export const enRetrait = (texte: string): readonly string[] => texte.split('\n').map((ligne) => `  ${ligne}`)
