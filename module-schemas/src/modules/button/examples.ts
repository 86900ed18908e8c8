import type { SettingsOf } from '../../define-module.ts';
import type { button } from './schema.ts';

const typical = { label: 'Zobacz linię Świt', link: { href: '/twarz' } };

export const examples = {
  typical,
  secondary: { ...typical, appearance: 'secondary', size: 'large', align: 'center' },
  quiet: { ...typical, appearance: 'quiet', size: 'small' },
  fullWidth: { ...typical, fullWidth: true },
  toAnotherSite: { label: 'Napisz do nas', link: { href: 'mailto:dzien.dobry@rosailen.example', newTab: true } },
} satisfies Record<string, SettingsOf<typeof button>>;
