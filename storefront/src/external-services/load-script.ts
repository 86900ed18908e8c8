import type { ScriptService } from '@witryna/module-schemas';

/** Marks the scripts of other companies. */
const MARK = 'data-service';

/** Loads the script of a service, once in the life of a page. Without it the shop works as it does. */
export function loadScript(
  name: string,
  { endpoint }: ScriptService,
  parameters: Readonly<Record<string, string>> = {},
) {
  if (isScriptLoaded(name)) return;
  const address = new URL(endpoint);
  for (const [key, value] of Object.entries(parameters)) address.searchParams.set(key, value);
  const script = document.createElement('script');
  script.async = true;
  script.src = address.href;
  script.setAttribute(MARK, name);
  document.head.append(script);
}

/** Whether it was loaded: what has run cannot be taken back but by a page of its own. */
export function isScriptLoaded(name: string): boolean {
  return document.head.querySelector(`script[${MARK}="${name}"]`) !== null;
}
