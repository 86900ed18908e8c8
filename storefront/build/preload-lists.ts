/** Files of the build that every living page has: the app imports them, so nothing that it loads later has to name them. */
export const OF_THE_APP: readonly string[] = [
  'entry-client',
  'modules',
  'rolldown-runtime',
  'start',
  'vendor',
  'without-react',
];

/** What asks for other files before the app is there. */
const BEFORE_THE_APP: readonly string[] = ['entry-client', 'without-react'];

/** What all screens share. */
export const OF_SCREENS: readonly string[] = ['screens', 'shop-client'];

/** Files that import it themselves, so nothing that they load has to name it. */
export const IN_SCREENS: readonly string[] = ['cart-screen', 'cart-view', 'checkout', 'checkout-steps', 'payment-step'];

/** Without its folder, hash and ending. */
const nameOf = (file: string) => /([^/]+)-[\w-]{8}\.\w+$/.exec(file)?.[1] ?? file;

/** What a file of the build names to be fetched together with one that it loads: not what is there by then. */
export function filesToPreload(files: readonly string[], host: string): string[] {
  if (BEFORE_THE_APP.includes(nameOf(host))) return [...files];
  const known = IN_SCREENS.includes(nameOf(host)) ? [...OF_THE_APP, ...OF_SCREENS] : OF_THE_APP;
  return files.filter((file) => !known.includes(nameOf(file)));
}
