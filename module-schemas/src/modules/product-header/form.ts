import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['sku', 'hasSummary', 'promises', 'look'],
    appearance: ['eyebrow', 'thumbnails'],
    behaviour: ['hasStickyBar', 'level'],
  },
  uiSchema: { sku: { 'ui:widget': 'product' }, look: { 'ui:field': 'image' } },
} satisfies ModuleForm;
