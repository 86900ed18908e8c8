/** Longest note and answer, as the server takes them. */
export const MAX_WORDS = 1000;
