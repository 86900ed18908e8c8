/** Paths of the categories above, from the top down: `twarz/kremy/na-noc` → `twarz`, `twarz/kremy`. */
export function pathsAbove(path: string): string[] {
  const segments = path.split('/');
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** The path of the category right above; undefined at the top. */
export function parentPath(path: string): string | undefined {
  return pathsAbove(path).at(-1);
}

/** True for a category and for those below it. */
export function isInBranch(path: string, top: string): boolean {
  return path === top || path.startsWith(`${top}/`);
}
