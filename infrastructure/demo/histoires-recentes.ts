import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Histoire } from './histoire.ts'
import { A_RAPPELER } from './histoires/a-rappeler.ts'
import { aVisiter } from './histoires/a-visiter.ts'
import { ACCIDENTS } from './histoires/accidents.ts'
import { enDiscussion } from './histoires/en-discussion.ts'

/** The last weeks, in every state that a screen can show. */
export const histoiresRecentes = (aujourdhui: DateCivile): readonly Histoire[] => [
  ...A_RAPPELER,
  ...enDiscussion(aujourdhui),
  ...aVisiter(aujourdhui),
  ...ACCIDENTS,
]
