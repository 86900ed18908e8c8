import { findDefinition } from '@witryna/module-schemas';
import { CircleHelp, type LucideProps } from 'lucide-react';
import { moduleIcons } from './module-icons.gen.ts';

const icons: Readonly<Record<string, (typeof moduleIcons)[keyof typeof moduleIcons] | undefined>> = moduleIcons;

/** The icon that a module's schema names; a question mark for a module that nobody knows. */
export function ModuleIcon({ driver, size = 16, ...rest }: LucideProps & { readonly driver: string }) {
  const Icon = icons[findDefinition(driver)?.icon ?? ''] ?? CircleHelp;
  return <Icon size={size} aria-hidden="true" {...rest} />;
}
