/** What is left to do for an order without a date: one name in every list of the panel, and in the mails of the business. */
export const DATE_A_PROPOSER = 'Date à proposer'
