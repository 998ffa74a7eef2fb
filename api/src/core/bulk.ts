import { Field, ID, ObjectType } from 'type-graphql';
import { mapConcurrent } from './mapConcurrent';
import { Refusal } from './problems';
import { build } from './build';

/** The most records that one mutation changes. */
export const MOST_AT_ONCE = 100;
const AT_ONCE = 4;

@ObjectType({ description: 'The result for one of several records.', simpleResolvers: true })
export class BulkResult {
  @Field(() => ID, { description: 'The record.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Why it was not changed; null if it was.' })
  problem!: string | null;
}

/**
 * Does the work once for each record, in a transaction of its own. A refusal does not affect the other
 * records.
 */
export async function forEach(
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<BulkResult[]> {
  const unique = [...new Set(ids)];
  const problems = new Map<string, string>();
  await mapConcurrent(AT_ONCE, unique, async (id) => {
    try {
      await work(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.set(id, error.problem.message);
    }
  });
  return unique.map((id) => build(BulkResult, { id, problem: problems.get(id) ?? null }));
}
