import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const figtree = (weight: string) => resolve(`@expo-google-fonts/figtree/${weight}/Figtree_${weight}.ttf`);

/** The shop's typeface as files with all letters; each document embeds the letters that it uses. */
export const FONT_FILES = { regular: figtree('400Regular'), semibold: figtree('600SemiBold') } as const;
