/** Everything the order asks of the server; loaded after the first paint, which needs none of it. */
import { chercherVilles } from '../../api/chercher-villes.ts'
import { commander } from '../../api/commander.ts'
import { estimer } from '../../api/estimer.ts'
import { suggererAdresses } from '../../api/suggerer-adresses.ts'

export const calls = { chercherVilles, commander, estimer, suggererAdresses }
