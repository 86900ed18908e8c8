/** Rejects when the work is not done in time. */
export function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Not done in time')), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
