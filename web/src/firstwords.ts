/** The files of words that every page needs; what is in the others comes with the page that needs it. */
export const FIRST = ["client", "client-company", "client-ear", "client-look", "client-people", "client-tables"] as const;
