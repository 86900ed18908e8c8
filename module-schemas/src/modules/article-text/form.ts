import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: { content: ['content', 'notes'], appearance: ['dropCap'] },
  uiSchema: {
    content: { 'ui:field': 'richText' },
    notes: { items: { text: { 'ui:widget': 'textarea' } } },
  },
} satisfies ModuleForm;
