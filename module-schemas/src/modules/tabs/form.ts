import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: { content: ['tabs'], behaviour: ['level'] },
  uiSchema: { tabs: { items: { content: { 'ui:field': 'richText' } } } },
} satisfies ModuleForm;
