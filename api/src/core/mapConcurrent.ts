/** Runs the work for every item, at most `count` at once; rejects as soon as one fails. */
export async function mapConcurrent<T>(
  count: number,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
