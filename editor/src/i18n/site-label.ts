/** How lists and dialogs name a site: several may have the same name, one for each language, so its code is there too. */
export const siteLabel = ({ code, name }: { readonly code: string; readonly name: string }) =>
  name === '' ? code : `${name} (${code})`;
