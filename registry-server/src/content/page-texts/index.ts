export { type FoundText, findTexts, MAX_FOUND_TEXTS } from './find-texts.ts';
export { foundTextSchema, pageTextsQuery } from './page-texts.schema.ts';
