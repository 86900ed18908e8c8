import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['image', 'badge', 'heading', 'text', 'link', 'linkLabel', 'banner'],
    appearance: ['appearance', 'ratio', 'backgroundColour', 'width'],
    behaviour: ['isAdvertisement', 'level'],
  },
  uiSchema: {
    image: { 'ui:field': 'image' },
    banner: { 'ui:widget': 'banner' },
    text: { 'ui:widget': 'textarea' },
    link: { href: { 'ui:widget': 'href' } },
    backgroundColour: { 'ui:widget': 'colour' },
    width: { 'ui:widget': 'width' },
  },
} satisfies ModuleForm;
