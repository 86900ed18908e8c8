import { Ajv } from 'ajv';
import { draftSchema } from '../page/draft-schema.ts';
import { MAX_VALUE_DEPTH, type PageDocument } from '../page/page.ts';
import type { PageFault } from '../wire/answers.ts';
import { AJV_OPTIONS, addWitrynaKeywords } from './compile.ts';
import { toFaults } from './validate-settings.ts';
import { validateStorable } from './validate-storable.ts';
import { validateStructure } from './validate-structure.ts';
import { isDeeperThan } from './value-depth.ts';

const checkShape = addWitrynaKeywords(new Ajv({ ...AJV_OPTIONS, allErrors: false })).compile(draftSchema);

/**
 * What keeps a normalised page from being a draft: a shape that is no page, modules that do not stand in slots,
 * limits of number and depth, texts that cannot be stored. What the page says and what its modules are set to is the concern of `validatePage`.
 */
export function validateDraft(page: unknown): PageFault[] {
  if (isDeeperThan(page, MAX_VALUE_DEPTH))
    return [
      {
        path: '',
        rule: 'value-depth',
        message: `Dane strony są zagnieżdżone głębiej niż ${MAX_VALUE_DEPTH} poziomów.`,
      },
    ];
  if (!checkShape(page)) return toFaults(checkShape.errors);
  const unstorable = validateStorable(page);
  return unstorable.length > 0 ? unstorable : validateStructure(page as PageDocument);
}
