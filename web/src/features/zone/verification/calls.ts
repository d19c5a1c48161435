/** What the check asks of the server; loaded when somebody checks, not before. */
import { situerLieu } from '../../../api/situer-lieu.ts'
import { suggererAdresses } from '../../../api/suggerer-adresses.ts'

export const calls = { situerLieu, suggererAdresses }
