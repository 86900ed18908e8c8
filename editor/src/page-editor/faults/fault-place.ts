import { type ContentType, type PageFault, type PlacedModule, pageSchema } from '@witryna/module-schemas';
import { t } from '../../i18n/pl.ts';
import { contentSchemaOf, definitionOf } from '../definitions/index.ts';
import { titleOfDriver } from '../describe/index.ts';
import { fieldTitle } from '../module-forms/index.ts';

/** The part of a page's pointer that lies in the settings of a module; undefined for any other place. */
export function settingsPointer(path: string): string | undefined {
  return /^\/containers\/[^/]+\/settings(\/.+)$/.exec(path)?.[1];
}

/** Where a fault lies, in the words of the screen: „Nagłówek, Tekst:”. */
export function faultPlace(
  { path, placedModuleId }: PageFault,
  placed: PlacedModule | undefined,
  type: ContentType,
): string {
  if (placedModuleId === undefined || !placed)
    return t.publishing.faultPlace(
      t.publishing.faultPage,
      contentTitle(path, type) ?? fieldTitle(pageSchema, path, undefined) ?? PAGE_FIELDS[path],
    );
  if (path === `/containers/${placed.id}/anchor`)
    return t.publishing.faultPlace(titleOfDriver(placed.driver), t.inspector.anchor.label);
  const pointer = settingsPointer(path);
  const definition = definitionOf(placed.driver);
  const field = definition && pointer ? fieldTitle(definition.settings, pointer, placed.settings) : undefined;
  return t.publishing.faultPlace(titleOfDriver(placed.driver), field);
}

function contentTitle(path: string, type: ContentType): string | undefined {
  const pointer = /^\/contentProperties(\/.+)$/.exec(path)?.[1];
  return pointer && fieldTitle(contentSchemaOf(type), pointer, undefined);
}

const PAGE_FIELDS: Readonly<Record<string, string>> = { '/title': t.pageSettings.pageTitle };

/** What is wrong; the name of the field stands in front already. */
export function faultSentence({ path, rule, message, placedModuleId }: PageFault): string {
  if (rule !== 'required') return message;
  // Fields of modules and of content are spoken of in the language of their forms.
  const isOfPage = placedModuleId === undefined && !path.startsWith('/contentProperties/');
  return isOfPage ? t.pages.required : t.inspector.required;
}
