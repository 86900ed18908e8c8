import type { ModuleForm } from '../../define-module.ts';

export const form = {
  groups: {
    content: ['eyebrow', 'heading', 'text', 'image', 'portraitImage', 'source'],
    appearance: ['appearance', 'height', 'align', 'backgroundColour'],
    behaviour: ['level'],
  },
  uiSchema: {
    text: { 'ui:widget': 'textarea' },
    image: { 'ui:field': 'image' },
    portraitImage: { 'ui:field': 'image' },
    backgroundColour: { 'ui:widget': 'colour' },
  },
} satisfies ModuleForm;
