import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql/index.js';
import type { ClientDocument } from '../collect-documents.ts';

/** Directives that its code generator removes. */
const GENERATOR_DIRECTIVES = new Set(['inject', 'injectable', 'env']);

/** Some files are commented out completely. */
const HOLDS_A_DEFINITION = /^[ \t]*(query|mutation|subscription|fragment)\b/m;

/** A file of the packages with its content. */
export interface SourceDocument {
  readonly file: string;
  readonly document: DocumentNode;
}

/** Every `*.graphql` file of the packages. */
export function readSources(packages: string): SourceDocument[] {
  return globSync('**/*.graphql', { cwd: packages })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(packages, file), 'utf8') }))
    .filter(({ text }) => HOLDS_A_DEFINITION.test(text))
    .map(({ file, text }) => ({ file, document: parse(text) }));
}

/**
 * Every operation of the packages as GraphCommerce's code generator outputs it: with the fragments that it spreads
 * and those that other packages add by `@inject`. `pages` are documents of a shop's own
 * pages, which only spread fragments of the packages.
 */
export function collectGraphcommerceDocuments(
  packages: string,
  pages: readonly ClientDocument[] = [],
): ClientDocument[] {
  const ofPages = pages.map(({ file, text }) => ({ file, document: parse(text) }));
  const sources = [...readSources(packages), ...ofPages];
  const fragments = withInjected(sources.flatMap(({ document }) => document.definitions.filter(isFragment)));
  return sources.flatMap(({ file, document }) =>
    document.definitions.filter(isOperation).map((operation) => {
      const definitions: DefinitionNode[] = [operation];
      for (const name of fragmentsUsedBy(operation, fragments)) definitions.push(fragments.get(name) ?? operation);
      return { file, text: print(withoutGeneratorDirectives({ kind: Kind.DOCUMENT, definitions })) };
    }),
  );
}

const isFragment = (node: DefinitionNode): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION;
const isOperation = (node: DefinitionNode): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION;

/** The fragments by name, each with those that are injected into it. */
function withInjected(all: readonly FragmentDefinitionNode[]): ReadonlyMap<string, FragmentDefinitionNode> {
  const injected = new Map<string, string[]>();
  for (const fragment of all) {
    for (const target of targetsOf(fragment)) {
      injected.set(target, [...(injected.get(target) ?? []), fragment.name.value]);
    }
  }
  return new Map(
    all.map((fragment) => [fragment.name.value, withSpreads(fragment, injected.get(fragment.name.value))]),
  );
}

/** Names of the fragments that `@inject(into: [...])` names. */
function targetsOf({ directives = [] }: FragmentDefinitionNode): string[] {
  const inject = directives.find(({ name }: DirectiveNode) => name.value === 'inject');
  const value = inject?.arguments?.find(({ name }) => name.value === 'into')?.value;
  if (value?.kind !== Kind.LIST) return [];
  return value.values.flatMap((each) => (each.kind === Kind.STRING ? [each.value] : []));
}

function withSpreads(fragment: FragmentDefinitionNode, names: readonly string[] = []): FragmentDefinitionNode {
  const spreads: FragmentSpreadNode[] = names.map((name) => ({
    kind: Kind.FRAGMENT_SPREAD,
    name: { kind: Kind.NAME, value: name },
  }));
  const selections = [...fragment.selectionSet.selections, ...spreads];
  return { ...fragment, selectionSet: { ...fragment.selectionSet, selections } };
}

/** Names of the fragments that a node spreads, also through others. */
function fragmentsUsedBy(
  start: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ReadonlySet<string> {
  const used = new Set<string>();
  const open: (OperationDefinitionNode | FragmentDefinitionNode)[] = [start];
  for (let node = open.pop(); node; node = open.pop()) {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (!fragment || used.has(value)) return;
        used.add(value);
        open.push(fragment);
      },
    });
  }
  return used;
}

function withoutGeneratorDirectives(document: DocumentNode): DocumentNode {
  return visit(document, {
    enter: (node) => (node.kind === Kind.DIRECTIVE && GENERATOR_DIRECTIVES.has(node.name.value) ? null : undefined),
  });
}
