import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: { content: ['items'], behaviour: ['level', 'multiple', 'isFaq'] },
  uiSchema: { items: { items: { content: { 'ui:field': 'richText' } } } },
} satisfies ModuleForm;
