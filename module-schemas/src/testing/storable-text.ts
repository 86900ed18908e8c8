import fc, { type Arbitrary, type StringConstraints } from 'fast-check';
import { unstorableCharacterIn } from '../text/storable-text.ts';

/** Texts of any characters that can be stored: what every schema refuses beside its own rules is left out. */
export const storableText = (constraints: Pick<StringConstraints, 'minLength' | 'maxLength'>): Arbitrary<string> =>
  fc.string({ ...constraints, unit: 'binary' }).filter((text) => unstorableCharacterIn(text) === undefined);
