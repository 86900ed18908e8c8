import type { ModuleForm } from '../../define-module.ts';
import { productSourceForm } from '../../shared/product-source.ts';

export const form = {
  groups: {
    content: ['heading', 'source', 'limit'],
    appearance: ['layout', 'columns'],
    behaviour: ['pagination', 'filters', 'filterSet', 'level'],
  },
  uiSchema: {
    source: productSourceForm,
    filterSet: { 'ui:widget': 'productFilter' },
  },
} satisfies ModuleForm;
