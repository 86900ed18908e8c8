import type { View } from './view.ts';

/**
 * Whether a view is of no use until its code runs, such as a form. All others can be read and followed as the server made
 * them: they come to life when their first screen is there.
 */
export const isNeededAlive = ({ kind }: View): boolean => kind === 'screen' || kind === 'form-answer';
