import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { isDisjointWith, JS, NFA } from 'refa';
import { analyse } from 'scslre';

/** Maximum number of automaton states for a comparison; our expressions have about ten. */
const MAX_STATES = 100_000;

/**
 * Why a regular expression takes more than linear time; undefined when it does not. Two
 * patterns are detected: a repeated character (by scslre), and a repeated beginning of a match, from each of which the
 * rest of the text is scanned. Nothing is measured: the structure decides.
 */
export function growthFaultOf(source: string, flags: string): string | undefined {
  const parser = new RegExpParser();
  const parsedFlags = parser.parseFlags(flags);
  const { unicode, unicodeSets } = parsedFlags;
  const pattern = parser.parsePattern(source, 0, source.length, { unicode, unicodeSets });
  const parsed = { pattern, flags: parsedFlags };
  const [report] = analyse(parsed, { reportTypes: { Move: true, Self: true, Trade: true } }).reports;
  if (report)
    return `a row of ${JSON.stringify(report.character.pick)} takes ${report.exponential ? 'ever' : 'far'} longer as it grows`;
  return restartFault(pattern, flags);
}

/** An unbounded repetition that can consume the beginning of another match and must be followed by something. */
function restartFault(pattern: AST.Pattern, flags: string): string | undefined {
  let fault: string | undefined;
  const onQuantifierEnter = (quantifier: AST.Quantifier): void => {
    if (fault || quantifier.max !== Number.POSITIVE_INFINITY) return;
    const { before, after, isAnchored } = surroundings(quantifier, flags);
    if (isAnchored || before === '' || !after.some(canFail)) return;
    const beginning = automaton(before, flags);
    const repeated = automaton(`(?:${quantifier.element.raw})+`, flags);
    if (!isDisjointWith(beginning, repeated, MAX_STATES)) {
      fault = `"${quantifier.raw}" goes on over further beginnings "${before}", each of which is tried anew`;
    }
  };
  visitRegExpAST(pattern, { onQuantifierEnter });
  return fault;
}

interface Surroundings {
  /** What a match begins with, up to the part. */
  readonly before: string;
  readonly after: readonly AST.Element[];
  /** Whether there is only one place where a match may begin. */
  readonly isAnchored: boolean;
}

function surroundings(part: AST.Quantifier, flags: string): Surroundings {
  let before = '';
  let isAnchored = flags.includes('y');
  const after: AST.Element[] = [];
  for (let node: AST.Node = part; node.parent; node = node.parent) {
    const { parent } = node as { parent: AST.Node | null };
    if (parent?.type !== 'Alternative') continue;
    const at = parent.elements.indexOf(node as AST.Element);
    const earlier = parent.elements.slice(0, at);
    before = earlier.map(({ raw }) => raw).join('') + before;
    after.push(...parent.elements.slice(at + 1));
    isAnchored ||= !flags.includes('m') && earlier.some(isStart);
  }
  return { before, after, isAnchored };
}

const isStart = (element: AST.Element): boolean => element.type === 'Assertion' && element.kind === 'start';

const canFail = (element: AST.Element): boolean => element.type !== 'Quantifier' || element.min > 0;

/** Assertions are ignored: a result without them holds with them too. */
function automaton(source: string, flags: string): NFA {
  const parser = JS.Parser.fromLiteral({ source, flags });
  const { expression, maxCharacter } = parser.parse({ assertions: 'ignore', backreferences: 'disable' });
  return NFA.fromRegex(expression, { maxCharacter });
}
