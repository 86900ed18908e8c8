import type { GraphqlContext } from '../../graphql/context.ts';
import type { StoreConfigResolvers } from '../../graphql/resolver-types.gen.ts';
import type { StoreConfigMapper } from './store.mappers.ts';

/** The picture at the address of the logo; undefined where that is no file of the media library. */
async function findLogo({ logo }: StoreConfigMapper, { app }: GraphqlContext) {
  const [, folder, id] = logo?.split('/') ?? [];
  if (folder !== 'media' || !id) return undefined;
  const [file] = await app.media.findFiles([Number(id)]);
  return file?.url === logo ? file : file?.srcset?.find(({ url }) => url === logo);
}

/** Clients that are not told how large the logo is show one of their own. */
export const logoSize: StoreConfigResolvers = {
  logo_width: async (store, _args, context) => (await findLogo(store, context))?.width ?? null,
  logo_height: async (store, _args, context) => (await findLogo(store, context))?.height ?? null,
};
