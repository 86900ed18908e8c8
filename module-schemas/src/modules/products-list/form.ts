import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['heading', 'source', 'limit'],
    appearance: ['layout', 'columns'],
    behaviour: ['pagination', 'level'],
  },
  uiSchema: {
    source: {
      skus: { 'ui:field': 'products' },
      category: { 'ui:widget': 'category' },
      line: { 'ui:widget': 'line' },
      brand: { 'ui:widget': 'brand' },
    },
  },
} satisfies ModuleForm;
