/** The outline of a heart in a square of 24. */
export const HEART =
  'M12 20.5C6.5 16.6 3 13.3 3 9.2 3 6.6 5 4.7 7.4 4.7c1.9 0 3.6 1 4.6 2.8 1-1.8 2.7-2.8 4.6-2.8C19 4.7 21 6.6 21 9.2c0 4.1-3.5 7.4-9 11.3Z';
