import type { Session } from '../../api/types.ts';

export type FormLanguage = Session['formLanguage'];

/** The languages that modules and their forms can be read in, each by its own name. */
export const FORM_LANGUAGES: Readonly<Record<FormLanguage, string>> = { pl: 'Polski', en: 'English', hu: 'Magyar' };

/** Tells the preview, a document of its own, in which language modules are shown. */
export const LANGUAGE_PARAM = 'forms';

export function isFormLanguage(text: string | null): text is FormLanguage {
  return text !== null && Object.hasOwn(FORM_LANGUAGES, text);
}
