import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['heading', 'text', 'image', 'button', 'consent', 'sms'],
    appearance: ['ground'],
    behaviour: ['level'],
  },
  uiSchema: {
    text: { 'ui:widget': 'textarea' },
    consent: { 'ui:widget': 'textarea' },
    image: { 'ui:field': 'image' },
  },
} satisfies ModuleForm;
