import type { ModuleForm } from '../../define-module.ts';
import { ARTICLE_SOURCE_UI } from '../../shared/article-source.ts';

export const form = {
  groups: {
    content: ['source', 'eyebrow', 'label', 'showsLead'],
    appearance: ['layout', 'tone'],
    behaviour: ['level'],
  },
  uiSchema: { source: ARTICLE_SOURCE_UI },
} satisfies ModuleForm;
