/** What an id of an account looks like; PostgreSQL would refuse to compare another shape. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
