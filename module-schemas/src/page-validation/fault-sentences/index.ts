import { csFaults } from './cs.ts';
import { deFaults } from './de.ts';
import { enFaults } from './en.ts';
import type { FaultSentences } from './fault-sentences.ts';
import { frFaults } from './fr.ts';
import { huFaults } from './hu.ts';
import { plFaults } from './pl.ts';
import { ruFaults } from './ru.ts';
import { ukFaults } from './uk.ts';

/** Rules of schemas in the languages of shops; an entry of its own, since editors need few of them. */
export const FAULT_SENTENCES = {
  pl: plFaults,
  en: enFaults,
  uk: ukFaults,
  fr: frFaults,
  ru: ruFaults,
  cs: csFaults,
  hu: huFaults,
  de: deFaults,
} as const satisfies Readonly<Record<string, FaultSentences>>;
