import { Field, Int, ObjectType } from 'type-graphql';
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
    super(`Too many attempts. Wait ${formatWait(seconds)}, then try again.`);
    this.retryAfterSeconds = seconds;
  }
}

/** A waiting time in words, rounded up: "1 second", "4 minutes". */
export function formatWait(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 3600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
