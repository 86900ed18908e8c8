import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: { content: ['tabs'], behaviour: ['level'] },
  slotsOf: 'tabs',
  uiSchema: { tabs: { items: { content: { 'ui:field': 'richText' } } } },
} satisfies ModuleForm;
