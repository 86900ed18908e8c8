import type { ProductIndex } from '../index/product-index.ts';
import { ALL_FIELDS, FIELD_BITS, WEIGHT_OF_FIELDS } from '../text/text-fields.ts';
import type { QueryBuffers } from './query-buffers.ts';
import type { MeaningWords, TermMatch } from './term-match.ts';

export interface Weighing {
  readonly index: ProductIndex;
  readonly buffers: QueryBuffers;
  /** Bits of the fields that are searched. */
  readonly fields: number;
  /** Bits of `FOUND_IN` of which a product needs one. */
  readonly foundIn: number;
}

/**
 * DocumentTable that have at least `needed` of the parts, their scores in `buffers.score`: for each part the weight of the best
 * place that a word of it stands in. Parts are told apart by how many were met, so the buffers must be fresh.
 */
export function scoreTerms(weighing: Weighing, parts: readonly TermMatch[], needed = parts.length): number[] {
  const { hits, score, weight } = weighing.buffers;
  const met: number[] = [];
  parts.forEach((part, place) => {
    const mayStillMeet = (slot: number) => (hits[slot] as number) >= needed - (parts.length - place);
    for (const slot of weighPart(weighing, part)) {
      if (mayStillMeet(slot)) {
        if (hits[slot] === 0) met.push(slot);
        hits[slot] = (hits[slot] as number) + 1;
        score[slot] = (score[slot] as number) + (weight[slot] as number);
      }
      weight[slot] = 0;
    }
  });
  const { foundIn } = weighing.index.slots.columns;
  return met.filter((slot) => (hits[slot] as number) >= needed && ((foundIn[slot] as number) & weighing.foundIn) !== 0);
}

/** DocumentTable that have the part, each once, with their weight in `buffers.weight`. */
function weighPart(weighing: Weighing, { alternatives }: TermMatch): number[] {
  const found: number[] = [];
  alternatives.forEach((words, place) => {
    // A synonym counts half of what was typed.
    if (words.length === 1) weighWord(weighing, words[0] ?? [], place === 0 ? 0 : 1, found);
    else weighWords(weighing, words, place === 0 ? 0 : 1, found);
  });
  return found;
}

function weighWord({ index, buffers, fields }: Weighing, stems: readonly number[], halving: number, found: number[]) {
  const { weight } = buffers;
  for (const stem of stems) {
    const postings = index.text.postings(stem, fields);
    for (let at = 0; at < postings.length; at += 1) {
      const posting = postings[at] as number;
      const places = posting & ALL_FIELDS & fields;
      if (places === 0) continue;
      const slot = posting >>> FIELD_BITS;
      const counted = Math.max(1, (WEIGHT_OF_FIELDS[places] as number) >> halving);
      if (weight[slot] === 0) found.push(slot);
      if (counted > (weight[slot] as number)) weight[slot] = counted;
    }
  }
}

/** Several words that mean one thing weigh what the weakest of them does. */
function weighWords(weighing: Weighing, words: MeaningWords, halving: number, found: number[]): void {
  const { weight } = weighing.buffers;
  const [first = new Map(), ...others] = words.map((stems) => weightsOf(weighing, stems, halving));
  for (const [slot, own] of first) {
    const weights = others.map((other) => other.get(slot) ?? 0);
    const weakest = Math.min(own, ...weights);
    if (weakest === 0) continue;
    if (weight[slot] === 0) found.push(slot);
    if (weakest > (weight[slot] as number)) weight[slot] = weakest;
  }
}

function weightsOf({ index, fields }: Weighing, stems: readonly number[], halving: number): Map<number, number> {
  const weights = new Map<number, number>();
  for (const stem of stems) {
    for (const posting of index.text.postings(stem, fields)) {
      const places = posting & ALL_FIELDS & fields;
      const slot = posting >>> FIELD_BITS;
      const counted = Math.max(1, (WEIGHT_OF_FIELDS[places] as number) >> halving);
      if (places !== 0 && counted > (weights.get(slot) ?? 0)) weights.set(slot, counted);
    }
  }
  return weights;
}
