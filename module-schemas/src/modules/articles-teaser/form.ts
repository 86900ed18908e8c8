import type { ModuleForm } from '../../define-module.ts';
import { ARTICLE_SOURCE_UI } from '../../shared/article-source.ts';

export const form = {
  groups: { content: ['eyebrow', 'heading', 'text', 'source', 'count', 'more'], behaviour: ['level'] },
  uiSchema: {
    text: { 'ui:widget': 'textarea' },
    source: ARTICLE_SOURCE_UI,
    more: { link: { href: { 'ui:widget': 'href' } } },
  },
} satisfies ModuleForm;
