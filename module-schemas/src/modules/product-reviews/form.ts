import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['heading', 'sku', 'verification'],
    appearance: ['hasDistribution', 'pageSize'],
    behaviour: ['level'],
  },
  uiSchema: { sku: { 'ui:widget': 'product' }, verification: { 'ui:widget': 'textarea' } },
} satisfies ModuleForm;
