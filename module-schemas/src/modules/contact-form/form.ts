import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['heading', 'text', 'topics', 'hasOrderNumber', 'consent'],
    appearance: ['width'],
    behaviour: ['level'],
  },
  uiSchema: {
    text: { 'ui:widget': 'textarea' },
    consent: { 'ui:widget': 'textarea' },
    width: { 'ui:widget': 'width' },
  },
} satisfies ModuleForm;
