/** One server-sent event. */
export interface ServerSentEvent {
  readonly id?: string;
  readonly event: string;
  readonly data: string;
}

/** Takes the text of an event stream in pieces and gives the events that are complete. */
export function createEventParser(): (piece: string) => ServerSentEvent[] {
  let rest = '';
  return (piece) => {
    rest += piece;
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    return blocks.flatMap(parseBlock);
  };
}

function parseBlock(block: string): ServerSentEvent[] {
  let id: string | undefined;
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon === 0 || line === '') continue;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'id') id = value;
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  const isComment = id === undefined && event === 'message' && data.length === 0;
  return isComment ? [] : [{ ...(id !== undefined && { id }), event, data: data.join('\n') }];
}

/** The tags that a change names; undefined when it cannot be read. */
export function tagsOfChange(data: string): string[] | undefined {
  try {
    const change: unknown = JSON.parse(data);
    if (typeof change !== 'object' || change === null || !('tags' in change) || !Array.isArray(change.tags))
      return undefined;
    return change.tags.filter((tag) => typeof tag === 'string');
  } catch {
    return undefined;
  }
}
