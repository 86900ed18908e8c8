import { STOP_WORDS } from '../text/stop-words.ts';
import { NAME_FIELDS, TEXT_FIELDS } from '../text/text-fields.ts';
import { scanWords } from '../text/tokenize.ts';
import { grown } from './growable.ts';
import { Postings, type PostingsParts } from './postings.ts';
import { Vocabulary, type VocabularyParts } from './vocabulary.ts';

/** A text of a product and the field that it stands in; the first word of a name counts as its head by itself. */
export type FieldText = readonly [field: number, text: string];

const UNKNOWN = 0;
const ORDINARY = 1;
const STOP = 2;

/** What a `TextIndex` is made of. */
export interface TextIndexParts {
  readonly vocabulary: VocabularyParts;
  readonly postings: PostingsParts;
  readonly names: PostingsParts;
}

/** Which products have which words, and where. */
export class TextIndex {
  readonly vocabulary: Vocabulary;
  readonly #postings: Postings;
  /** Those in names once more: a beginning of two letters has too many words for a look at all texts. */
  readonly #names: Postings;
  #kinds = new Uint8Array(1 << 10);
  /** By stem, for the product at hand: where it was met. */
  #met = new Uint8Array(1 << 10);

  constructor(parts?: TextIndexParts) {
    this.vocabulary = new Vocabulary(parts?.vocabulary);
    this.#postings = new Postings(parts?.postings);
    this.#names = new Postings(parts?.names);
  }

  pack(): TextIndexParts {
    return { vocabulary: this.vocabulary.pack(), postings: this.#postings.pack(), names: this.#names.pack() };
  }

  /** Lists the product under the words of its texts. */
  add(slot: number, texts: readonly FieldText[]): void {
    const stems: number[] = [];
    for (const [field, text] of texts) this.#meet(field, text, stems);
    for (const stem of stems) {
      const fields = this.#met[stem] as number;
      this.#postings.add(stem, slot, fields);
      if ((fields & NAME_FIELDS) !== 0) this.#names.add(stem, slot, fields);
      this.#met[stem] = 0;
    }
  }

  /** `slot << FIELD_BITS | fields` of each product with this stem in such fields; dead slots are among them. */
  postings(stem: number, fields: number): Uint32Array {
    return (fields & ~NAME_FIELDS) === 0 ? this.#names.read(stem) : this.#postings.read(stem);
  }

  count(stem: number): number {
    return this.#postings.count(stem);
  }

  #meet(field: number, text: string, stems: number[]): void {
    let isHead = field === TEXT_FIELDS.name;
    const meetWord = (from: string, start: number, end: number) => {
      const form = this.vocabulary.add(from, start, end);
      // Small words are kept of names only: „Po zmroku” is to be found, every „do” of every description is not.
      if (field !== TEXT_FIELDS.name && this.#kindOf(form) === STOP) return;
      const stem = this.vocabulary.stemOf(form);
      this.#met = grown(this.#met, stem + 1);
      if (this.#met[stem] === 0) stems.push(stem);
      this.#met[stem] = (this.#met[stem] as number) | (isHead ? field | TEXT_FIELDS.head : field);
      isHead = false;
    };
    scanWords(text, meetWord, meetWord);
  }

  #kindOf(form: number): number {
    this.#kinds = grown(this.#kinds, form + 1);
    if (this.#kinds[form] === UNKNOWN) {
      this.#kinds[form] = STOP_WORDS.has(this.vocabulary.textOf(form)) ? STOP : ORDINARY;
    }
    return this.#kinds[form] as number;
  }
}
