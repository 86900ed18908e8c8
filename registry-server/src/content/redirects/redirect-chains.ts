import { slugOf, urlPathOf } from '../slug.ts';

type SiteAddress = { readonly address: string };

/** One of the site's redirects, as far as the way through it goes. */
export interface WayOn {
  readonly slug: string;
  readonly target: string;
}

export interface ChainFault {
  readonly field: 'from' | 'to';
  readonly rule: 'redirect-loop' | 'redirect-chain';
  readonly message: string;
}

/** The site's own address that a target leads to, without its parameters; undefined when it leads elsewhere. */
export function ownSlugOf(target: string, { address }: SiteAddress): string | undefined {
  const path = target.startsWith(`${address}/`) ? target.slice(address.length) : target;
  return path.startsWith('/') ? slugOf(path.split(/[?#]/, 1)[0] ?? '') : undefined;
}

/** All ways of writing that a target leads to this address of the site, parameters aside. */
export function targetsOf(slug: string, { address }: SiteAddress): readonly string[] {
  return [urlPathOf(slug), address + urlPathOf(slug)];
}

/**
 * What stands against a redirect beside the others of its site. `onward`: the one from where it leads; `inward`: one
 * that leads to where it begins. People and search engines are led on once, or they go in circles.
 */
export function chainFaultOf(
  slug: string,
  { onward, inward, site }: { readonly onward?: WayOn; readonly inward?: WayOn; readonly site: SiteAddress },
): ChainFault | undefined {
  if (onward) {
    const isLoop = ownSlugOf(onward.target, site) === slug;
    return isLoop
      ? {
          field: 'to',
          rule: 'redirect-loop',
          message: `Adres „${urlPathOf(onward.slug)}” sam prowadzi z powrotem do „${urlPathOf(slug)}”.`,
        }
      : {
          field: 'to',
          rule: 'redirect-chain',
          message: `Ten adres sam prowadzi dalej, do „${onward.target}”. Podaj od razu tamten.`,
        };
  }
  return (
    inward && {
      field: 'from',
      rule: 'redirect-chain',
      message: `Do tego adresu prowadzi już przekierowanie z „${urlPathOf(inward.slug)}”. Zmień najpierw tamto.`,
    }
  );
}
