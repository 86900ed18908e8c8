import { STEM_EXCEPTIONS } from './stem-exceptions.ts';

/** A stem keeps so many letters; `krem` would otherwise lose its `em` as `kremem` does. */
const MIN_STEM = 3;
/** What makes a word of another one (`nawilżać`: `nawilżający`, `nawilżanie`) goes only from longer words. */
const MIN_ROOT = 4;
const MIN_VERBAL_ROOT = 5;

// Folded, as the words are, so that what is typed without Polish letters has the same stem. Longest first.
const INFLECTIONS = [
  'iego iemu iami iach iowi',
  'ego emu ami ach owi iej iem iom ich imi ych ymi',
  'ej em om ow im ym ia ie ii io iu',
  'a e i o u y',
].flatMap((endings) => endings.split(' '));
const DERIVATIONS = 'acyjn iejsz ajac ujac owac owan acj ac ic yc'.split(' ');
const VERBAL_NOUNS = ['an', 'en'];

const DIGIT = /\d/;
const DOUBLED = /([^aeiouy])\1$/;
/** olejek : olejku, pędzel : pędzle, puder : pudru, paznokieć : paznokcie */
const FLEETING_E = /(?:(?<=[kg])ie|(?<=[^aeiouy])e)(?=[lrknc]$)/;
const MIN_FLEETING = 5;

/**
 * The stem of a folded Polish word: what its cases, numbers and genders share. A small rule-based stemmer of the
 * Snowball kind; irregular words of the shop are listed in `stem-exceptions.ts`.
 */
export function stemPolish(word: string): string {
  const known = STEM_EXCEPTIONS.get(word);
  if (known !== undefined) return known;
  if (word.length <= MIN_STEM || DIGIT.test(word)) return word;
  const { stem, ending } = stripInflection(word);
  return evenOut(stripDerivation(soften(stem, ending)));
}

function stripInflection(word: string): { readonly stem: string; readonly ending: string } {
  const ending = INFLECTIONS.find((each) => word.endsWith(each) && word.length - each.length >= MIN_STEM) ?? '';
  return { stem: word.slice(0, word.length - ending.length), ending };
}

/** Takes back what an ending did to the consonant before it: maseczce : maseczka, wodzie : woda. */
function soften(stem: string, ending: string): string {
  if (ending === 'e' && /[^aeiouy]c$/.test(stem)) return `${stem.slice(0, -1)}k`;
  if (ending === 'ie' && stem.endsWith('dz')) return stem.slice(0, -1);
  return stem;
}

function stripDerivation(stem: string): string {
  const suffix =
    DERIVATIONS.find((each) => stem.endsWith(each) && stem.length - each.length >= MIN_ROOT) ??
    VERBAL_NOUNS.find((each) => stem.endsWith(each) && stem.length - each.length >= MIN_VERBAL_ROOT) ??
    '';
  return stem.slice(0, stem.length - suffix.length);
}

/** What differs between the forms of one word at the end of its stem: ochronny : ochrona, skórze : skóra. */
function evenOut(stem: string): string {
  const single = stem.length > MIN_STEM ? stem.replace(DOUBLED, '$1').replace(/rz$/, 'r') : stem;
  return single.length >= MIN_FLEETING ? single.replace(FLEETING_E, '') : single;
}
