export { contentSchemaOf, definitionOf, loadDefinitions, shownLanguage } from './definitions.ts';
export { FORM_LANGUAGES, type FormLanguage, isFormLanguage, LANGUAGE_PARAM } from './form-language.ts';
