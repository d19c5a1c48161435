import { anneeDe, type DateCivile, dateCivile } from '#domain/calendrier/date-civile'

/** How many months ahead visits are proposed. The limit also catches a mistyped year. */
export const HORIZON_MOIS = 18

export const dernierJourProposable = (aujourdhui: DateCivile): DateCivile => {
  const [annee, mois, jour] = [anneeDe(aujourdhui), Number(aujourdhui.slice(5, 7)), Number(aujourdhui.slice(8))]
  const [meme, dernier] = [dateCivile(annee, mois + HORIZON_MOIS, jour), dateCivile(annee, mois + HORIZON_MOIS + 1, 0)]
  return meme < dernier ? meme : dernier
}
