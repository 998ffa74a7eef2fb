import { ObjectType } from 'type-graphql';
import { Problem } from '../../core/problems';

@ObjectType({ implements: Problem, description: 'No account has this username and password.' })
export class InvalidCredentials extends Problem {
  constructor() {
    super('The username or the password is wrong. Check both and try again.');
  }
}

@ObjectType({
  implements: Problem,
  description:
    'There were many attempts to sign in with this username: send a solved captcha along (settings.captcha), with everything else as before.',
})
export class CaptchaNeeded extends Problem {
  constructor() {
    super(
      'There were many attempts to sign in with this username. Confirm that you are not a robot, then sign in again.',
    );
  }
}

@ObjectType({ implements: Problem, description: 'The session cannot be renewed: sign in again.' })
export class SessionEnded extends Problem {
  static override readonly status = 401;

  constructor() {
    super('Your session has ended. Please sign in again.');
  }
}
