import type { SettingsOf } from '../../define-module.ts';
import { paragraphs } from '../../shared/rich-text-build.ts';
import type { text } from './schema.ts';

const plain = (value: string) => ({ type: 'text', text: value }) as const;

export const examples = {
  typical: { content: mutable(paragraphs('Rosa zbiera się o świcie.', 'Len dojrzewa w lipcu.')) },
  everything: {
    content: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [plain('Skład')] },
        {
          type: 'paragraph',
          content: [
            plain('Olej '),
            { ...plain('lniany'), marks: [{ type: 'bold' }] },
            { type: 'hardBreak' },
            { ...plain('czytaj dalej'), marks: [{ type: 'link', attrs: { href: '/sklad' } }] },
          ],
        },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [plain('rumianek')] }] }],
        },
        { type: 'blockquote', content: [{ type: 'paragraph', content: [plain('Mniej znaczy dłużej.')] }] },
        { type: 'horizontalRule' },
      ],
    },
  },
  lead: { content: mutable(paragraphs('Krótki wstęp.')), size: 'lead', align: 'center', width: 'Narrow' },
  ofTheProduct: { content: mutable(paragraphs('Opis produktu.')), source: 'current', field: 'description' },
  empty: { content: { type: 'doc', content: [] } },
} satisfies Record<string, SettingsOf<typeof text>>;

/** Schema types are of mutable arrays; the document itself is never written to. */
function mutable(document: ReturnType<typeof paragraphs>) {
  return { type: 'doc' as const, content: [...(document.content ?? [])] };
}
