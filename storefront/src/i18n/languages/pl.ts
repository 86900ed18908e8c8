import type { LanguageTexts } from '../language-texts.ts';
import { pl as messages } from '../pl.ts';
import { shopActionsPl } from '../shop-actions.pl.ts';

/** What the storefront itself says, in Polish. */
export const pl: LanguageTexts = { messages, actions: shopActionsPl };
