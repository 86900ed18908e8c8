/** A share (0 to 1) as a CSS percentage. Two decimals: more cannot be seen, and such digits do not compress. */
export const percent = (share: number): string => `${+(share * 100).toFixed(2)}%`;
