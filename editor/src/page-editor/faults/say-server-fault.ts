import {
  type ContentType,
  collectReferences,
  faultMessage,
  isRecord,
  MAX_ANCHOR_LENGTH,
  MAX_PAGE_DEPTH,
  MAX_PLACED_MODULES,
  type PageDocument,
  type PageFault,
} from '@witryna/module-schemas';
import { shownFaultSentences, shownServerFaultWords } from '../../i18n/form-words.ts';
import type { ServerFaultWords } from '../../i18n/server-fault-words.ts';
import { contentSchemaOf, definitionOf } from '../definitions/index.ts';
import { slotTitle, titleOfDriver } from '../describe/index.ts';

/**
 * A fault that the server found, in the language of the forms: it speaks Polish. What it is about is read from the page
 * again. A fault of a module's own schema stays as it is; the validators of its form say that one anew.
 */
export function sayServerFault(fault: PageFault, page: PageDocument): PageFault {
  const words = shownServerFaultWords();
  const message = words && (sentenceOf(fault, page, words) ?? contentSentence(fault, page.type));
  return message === undefined ? fault : { ...fault, message };
}

function sentenceOf({ path, rule }: PageFault, page: PageDocument, words: ServerFaultWords): string | undefined {
  const text = () => String(valueAt(page, path) ?? '');
  switch (rule) {
    case 'missing-reference': {
      const reference = referenceAt(page, path);
      return reference ? words.missing[reference.kind](reference.key) : words.missingAnything;
    }
    case 'file-type':
      return words.fileKind[referenceAt(page, path)?.fileType ?? 'image'];
    case 'anchor':
      return words.anchorForm(MAX_ANCHOR_LENGTH);
    case 'anchor-reserved':
      return words.anchorReserved(text());
    case 'anchor-twice':
      return words.anchorTwice(text());
    case 'unknown-module':
      return words.unknownModule(text());
    case 'unknown-slot':
    case 'slot-max':
    case 'slot-accepts':
      return slotSentence(path, rule, page, words);
    case 'page-depth':
      return words.pageDepth(MAX_PAGE_DEPTH);
    case 'page-size':
      return words.pageSize(MAX_PLACED_MODULES);
    case 'snippet-circle':
      return words.snippetCircle;
    case 'parent-circle':
      return words.parentCircle;
    default:
      return undefined;
  }
}

const referenceAt = (page: PageDocument, path: string) =>
  collectReferences(page).find((reference) => reference.path === path);

function slotSentence(path: string, rule: string, page: PageDocument, words: ServerFaultWords): string | undefined {
  const [parentId, slot, index] = /^\/containers\/([^/]+)\/slots\/([^/]+)(?:\/(\d+))?$/.exec(path)?.slice(1) ?? [];
  const parent = parentId === undefined ? undefined : page.containers[parentId];
  if (!parent || parentId === undefined || slot === undefined) return undefined;
  if (rule === 'unknown-slot') return words.unknownSlot(titleOfDriver(parent.driver));
  const title = slotTitle(page, { parentId, slot });
  if (rule === 'slot-max') return words.slotMax(title, definitionOf(parent.driver)?.slots?.[slot]?.max ?? 0);
  const id = parent.slots?.[slot]?.[Number(index)];
  const driver = id === undefined ? undefined : page.containers[id]?.driver;
  return driver === undefined ? undefined : words.slotAccepts(title, titleOfDriver(driver));
}

/** Rules of a schema whose value is what their sentence names as a limit. */
const LIMITS: ReadonlySet<string> = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum']);
const WITHOUT_VALUES: ReadonlySet<string> = new Set(['pattern', 'format', 'uniqueItems', 'x-moment', 'x-href']);

/** Fields of content are checked by the server alone; what its schema asks for is read here again. */
function contentSentence({ path, rule }: PageFault, type: ContentType): string | undefined {
  const isOfContent = path.startsWith('/contentProperties/');
  if (!isOfContent || !(LIMITS.has(rule) || WITHOUT_VALUES.has(rule))) return undefined;
  const limit = LIMITS.has(rule) ? schemaAt(contentSchemaOf(type), stepsOf(path).slice(1))?.[rule] : undefined;
  if (LIMITS.has(rule) && limit === undefined) return undefined;
  return faultMessage({ keyword: rule, instancePath: path, schemaPath: '', params: { limit } }, shownFaultSentences());
}

const stepsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What a JSON pointer leads to. */
function valueAt(document: unknown, pointer: string): unknown {
  return stepsOf(pointer).reduce<unknown>(
    (value, step) => (Array.isArray(value) ? value[Number(step)] : isRecord(value) ? value[step] : undefined),
    document,
  );
}

function schemaAt(schema: unknown, steps: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  const found = steps.reduce<unknown>((node, step) => {
    if (!isRecord(node)) return undefined;
    return node.items ?? (isRecord(node.properties) ? node.properties[step] : undefined);
  }, schema);
  return isRecord(found) ? found : undefined;
}
