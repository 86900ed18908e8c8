const SHORT = /^\p{L}{1,2}$/u;

/** Whether what was typed is too short to be the beginning of a name: the server then looks for it as a whole. */
export const isShortName = (search = '') => SHORT.test(search.trim());
