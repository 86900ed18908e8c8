import { isSafeHref } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import { useShop } from '../shop/shop.ts';

interface ModuleLinkProps {
  readonly link: { readonly href: string; readonly newTab?: boolean };
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link from a module's settings. An address that is not safe leaves the words without the link. */
export function ModuleLink({ link: { href, newTab = false }, className, children }: ModuleLinkProps) {
  const { Link, path, t } = useShop();
  if (!isSafeHref(href)) return <span className={className}>{children}</span>;
  return (
    <Link href={href} newTab={newTab} className={className} aria-current={href === path ? 'page' : undefined}>
      {children}
      {newTab && <span className="visually-hidden"> {t('opensInNewTab')}</span>}
    </Link>
  );
}
