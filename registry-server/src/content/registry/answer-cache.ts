import type { BuiltAnswer } from './encoded-response.ts';

interface Entry {
  readonly answer: BuiltAnswer;
  /** Set on every hit; an entry with it gets one more round before it is let go. */
  isUsed: boolean;
}

interface Building {
  readonly promise: Promise<BuiltAnswer | undefined>;
  /** What changed while it was being built. */
  readonly dropped: Set<string>;
}

/** How often a build starts over because its data changed meanwhile; then the answer goes out, unkept. */
const MAX_REBUILDS = 3;

export interface AnswerMemory {
  readonly bytes: number;
  readonly size: number;
  /** The kept answer, if there is one that is still valid. */
  get(key: string): BuiltAnswer | undefined;
  /** The kept answer, else the one that `build` makes; built once however many ask at the same time. */
  getOrBuild(key: string, build: () => Promise<BuiltAnswer | undefined>): Promise<BuiltAnswer | undefined>;
  /** Forgets every answer under one of the tags, also those being built. */
  drop(tags: readonly string[]): void;
}

/** Built answers in memory: bounded by bytes, dropped by tag. */
export function createAnswerMemory(maxBytes: number, now: () => number = Date.now): AnswerMemory {
  const entries = new Map<string, Entry>();
  const keysByTag = new Map<string, Set<string>>();
  const building = new Map<string, Building>();
  let bytes = 0;

  function forget(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.answer.bytes;
    for (const tag of entry.answer.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function keep(key: string, answer: BuiltAnswer): void {
    forget(key);
    if (answer.bytes > maxBytes) return;
    entries.set(key, { answer, isUsed: false });
    bytes += answer.bytes;
    for (const tag of answer.tags) {
      const keys = keysByTag.get(tag);
      if (keys) keys.add(key);
      else keysByTag.set(tag, new Set([key]));
    }
    makeRoom(key);
  }

  /** Lets go of what was not asked for since its last round: moving an entry on every hit would cost more. */
  function makeRoom(newest: string): void {
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes) return;
      if (key !== newest && !entry.isUsed) {
        forget(key);
        continue;
      }
      entries.delete(key);
      entry.isUsed = false;
      entries.set(key, entry);
    }
  }

  async function buildAndKeep(
    key: string,
    dropped: Set<string>,
    build: () => Promise<BuiltAnswer | undefined>,
  ): Promise<BuiltAnswer | undefined> {
    let answer: BuiltAnswer | undefined;
    for (let attempt = 0; attempt <= MAX_REBUILDS; attempt += 1) {
      dropped.clear();
      answer = await build();
      if (!answer) return undefined;
      if (!answer.tags.some((tag) => dropped.has(tag))) {
        keep(key, answer);
        return answer;
      }
    }
    return answer;
  }

  function get(key: string): BuiltAnswer | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.answer.validUntil !== Number.POSITIVE_INFINITY && entry.answer.validUntil <= now()) {
      forget(key);
      return undefined;
    }
    entry.isUsed = true;
    return entry.answer;
  }

  return {
    get bytes() {
      return bytes;
    },
    get size() {
      return entries.size;
    },
    get,
    getOrBuild(key, build) {
      const kept = get(key);
      if (kept) return Promise.resolve(kept);
      const underWay = building.get(key);
      if (underWay) return underWay.promise;
      const dropped = new Set<string>();
      const promise = buildAndKeep(key, dropped, build).finally(() => building.delete(key));
      building.set(key, { promise, dropped });
      return promise;
    },
    drop(tags) {
      for (const tag of tags) {
        for (const key of keysByTag.get(tag) ?? []) forget(key);
        for (const { dropped } of building.values()) dropped.add(tag);
      }
    },
  };
}
