import type { Import } from './source-tree.ts';

/** Where features lie: each folder in one of these is a feature, unless it is shared. */
export interface FeatureMap {
  readonly groups: readonly string[];
  /** Folders of tools: every file in them is one topic and may be imported. */
  readonly shared: readonly string[];
}

/** Tests, measurements and scripts look inside: they prove and measure what the door hides. */
const LOOKS_INSIDE = /\.(test|e2e|browser)\.tsx?$|(^|\/)(testing|seed|bench|e2e|test)\/|(^|\/)(scripts|tools)\//;
/** Composition roots take the parts of a feature that only they need. */
const COMPOSITION: readonly (readonly [from: RegExp, to: RegExp])[] = [
  [/\/src\/app\.ts$|\.plugin\.ts$/, /\.plugin\.ts$/],
  [/\/src\/graphql\/features\.ts$/, /\.resolvers\.ts$/],
  [/\/src\/config\.ts$|-config\.ts$/, /-config\.ts$/],
  [/\/src\/i18n\/pl\.ts$/, /\.pl\.ts$/],
  [/\/src\/app\/[\w-]*routes\.tsx$/, /-screen\.tsx$/],
];

/**
 * What is wrong with the imports that enter a feature past its door (`index.ts`, or the one file of its name); nothing
 * for those that stay inside, and for composition roots.
 */
export function importsPastDoors(imports: readonly Import[], features: FeatureMap): string[] {
  return imports
    .filter((each) => !isAllowed(each, features))
    .map(({ from, line, to }) => {
      const feature = featureEntered(from, to, features);
      return `${from}:${line} imports ${to}, which is inside ${feature}: import ${feature}/index.ts, or export it there`;
    });
}

function isAllowed({ from, to }: Import, features: FeatureMap): boolean {
  if (LOOKS_INSIDE.test(from)) return true;
  const feature = featureEntered(from, to, features);
  if (feature === undefined) return true;
  const rest = to.slice(feature.length + 1);
  const name = feature.slice(feature.lastIndexOf('/') + 1);
  if (rest === 'index.ts' || rest === `${name}.ts` || rest === `${name}.tsx`) return true;
  return COMPOSITION.some(([importer, imported]) => importer.test(from) && imported.test(to));
}

/** The outermost feature that an import enters; undefined when it enters none. */
function featureEntered(from: string, to: string, { groups, shared }: FeatureMap): string | undefined {
  return groups
    .filter((group) => to.startsWith(`${group}/`))
    .sort((one, other) => one.length - other.length)
    .map((group) =>
      [
        group,
        ...to
          .slice(group.length + 1)
          .split('/')
          .slice(0, 1),
      ].join('/'),
    )
    .find(
      (folder) =>
        to.startsWith(`${folder}/`) &&
        !from.startsWith(`${folder}/`) &&
        !groups.includes(folder) &&
        !shared.some((tools) => folder === tools || folder.startsWith(`${tools}/`)),
    );
}
