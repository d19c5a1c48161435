/** What the form asks of the server; loaded after the first paint, which needs none of it. */
import { chercherVilles } from '../../api/chercher-villes.ts'
import { estimer } from '../../api/estimer.ts'
import { suggererAdresses } from '../../api/suggerer-adresses.ts'
import { calculer } from './calculer.ts'

export const calls = { calculer, chercherVilles, estimer, suggererAdresses }
