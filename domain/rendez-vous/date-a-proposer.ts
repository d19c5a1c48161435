/** The label of an order without a date: the same in every list of the panel, and in the mails to the business. */
export const DATE_A_PROPOSER = 'Date à proposer'
