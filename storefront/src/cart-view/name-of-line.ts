import type { CartLine } from '../cart/index.ts';

/** `Krem Świt, 50 ml`: the product, and what was chosen of it. */
export const nameOfLine = ({ name, choice }: CartLine): string => [name, choice].filter(Boolean).join(', ');
