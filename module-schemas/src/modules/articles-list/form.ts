import type { ModuleForm } from '../../define-module.ts';
import { ARTICLE_SOURCE_UI } from '../../shared/article-source.ts';

export const form = {
  groups: {
    content: ['heading', 'source', 'count'],
    appearance: ['layout', 'leadsWithFirst', 'showsMeta'],
    behaviour: ['pagination', 'filter', 'level'],
  },
  uiSchema: { source: ARTICLE_SOURCE_UI, filter: { 'ui:widget': 'articleFilter' } },
} satisfies ModuleForm;
