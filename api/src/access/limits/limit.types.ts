import { Field, Int, ObjectType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { Problem } from '../../core/problems';

@ObjectType({
  implements: Problem,
  description: 'There were too many attempts. Wait and try again; nothing is locked permanently.',
})
export class TooManyAttempts extends Problem {
  static override readonly status = 429;

  @Field(() => Int, { description: 'Seconds until another attempt is accepted.' })
  retryAfterSeconds: number;

  constructor(seconds: number) {
    super(fill('Too many attempts. Wait {time}, then try again.', { time: formatWait(seconds) }));
    this.retryAfterSeconds = seconds;
  }
}

/** A waiting time in words, rounded up: "1 second", "4 minutes". */
export function formatWait(seconds: number): string {
  if (seconds < 60)
    return fill('{count, plural, one {{count} second} other {{count} seconds}}', { count: seconds });
  if (seconds < 3600)
    return fill('{count, plural, one {{count} minute} other {{count} minutes}}', {
      count: Math.ceil(seconds / 60),
    });
  return fill('{count, plural, one {{count} hour} other {{count} hours}}', {
    count: Math.ceil(seconds / 3600),
  });
}
