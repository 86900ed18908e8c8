import { FIRST_BANKS } from './pay-ways.ts';

/** A bank or wallet of Przelewy24. */
export interface Bank {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
}

/** The banks that are shown: all that have the words in their name, or the first ones, with the chosen one among them. */
export function findBanks(
  banks: readonly Bank[],
  {
    words,
    showsAll,
    chosen,
  }: { readonly words: string; readonly showsAll: boolean; readonly chosen?: string | undefined },
): readonly Bank[] {
  const sought = plain(words);
  if (sought !== '') return banks.filter(({ name }) => plain(name).includes(sought));
  if (showsAll || banks.length <= FIRST_BANKS) return banks;
  const first = banks.slice(0, FIRST_BANKS);
  const other = banks.find(({ id }) => id === chosen);
  return other && !first.includes(other) ? [...first, other] : first;
}

/** Without marks and in small letters, so that `rozany` finds `Różany`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[łŁ]/g, 'l').toLowerCase().trim();
