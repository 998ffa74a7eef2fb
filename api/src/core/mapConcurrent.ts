/** Does the work for every item, so many at once; the work answers for its own failures. */
export async function mapConcurrent<T>(
  count: number,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  const turn = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: count }, turn));
}
