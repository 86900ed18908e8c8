import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['heading', 'items', 'source'],
    appearance: ['layout', 'columns', 'align', 'width'],
    behaviour: ['level'],
  },
  uiSchema: { items: { items: { description: { 'ui:field': 'richText' } } }, width: { 'ui:widget': 'width' } },
} satisfies ModuleForm;
