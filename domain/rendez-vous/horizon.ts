import { anneeDe, type DateCivile, dateCivile } from '#domain/calendrier/date-civile'

/** Nobody knows an agenda, or holds a price, further ahead; a year that was mistyped ends here. */
export const HORIZON_MOIS = 18

/** The last day for which a visit is proposed or wished for; a month too short for the same day ends it. */
export const dernierJourProposable = (aujourdhui: DateCivile): DateCivile => {
  const [annee, mois, jour] = [anneeDe(aujourdhui), Number(aujourdhui.slice(5, 7)), Number(aujourdhui.slice(8))]
  const [meme, dernier] = [dateCivile(annee, mois + HORIZON_MOIS, jour), dateCivile(annee, mois + HORIZON_MOIS + 1, 0)]
  return meme < dernier ? meme : dernier
}
