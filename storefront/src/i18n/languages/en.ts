import { en as messages } from '../en.ts';
import type { LanguageTexts } from '../language-texts.ts';
import { shopActionsEn } from '../shop-actions.en.ts';

/** What the storefront itself says, in English. */
export const en: LanguageTexts = { messages, actions: shopActionsEn };
