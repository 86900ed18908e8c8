import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: { content: ['label', 'slides'], behaviour: ['autoplay', 'seconds', 'level'] },
  uiSchema: {
    slides: {
      items: {
        image: { 'ui:field': 'image' },
        text: { 'ui:widget': 'textarea' },
        action: { link: { href: { 'ui:widget': 'href' } } },
      },
    },
  },
} satisfies ModuleForm;
