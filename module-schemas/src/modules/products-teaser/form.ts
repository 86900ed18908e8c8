import type { ModuleForm } from '../../define-module.ts';
import { productSourceForm } from '../../shared/product-source.ts';

export const form = {
  groups: {
    content: ['eyebrow', 'heading', 'text', 'source', 'count'],
    appearance: ['layout'],
    behaviour: ['link', 'level'],
  },
  uiSchema: {
    text: { 'ui:widget': 'textarea' },
    source: productSourceForm,
    link: { link: { href: { 'ui:widget': 'href' } } },
  },
} satisfies ModuleForm;
