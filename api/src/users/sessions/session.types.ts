import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { Problem } from '../../core/problems';

@InputType({ description: 'Username and password.' })
export class SignInInput {
  @Field(() => String, { description: 'Username; case does not matter.' })
  @MaxLength(100, { message: 'The username is too long' })
  username!: string;

  @Field(() => String, { description: 'Password.' })
  @MaxLength(200, { message: 'The password is too long' })
  password!: string;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether the session outlives the browser on this device.',
  })
  trustDevice!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The solved captcha, if CaptchaNeeded asks for it; see settings.captcha.',
  })
  captcha?: string | null;
}

@ObjectType({ implements: Problem, description: 'No account has this username and password.' })
export class InvalidCredentials extends Problem {
  constructor() {
    super('The username or the password is wrong. Check both and try again.');
  }
}

@ObjectType({
  implements: Problem,
  description:
    'There were many attempts to sign in with this username: repeat the call with a solved captcha (settings.captcha).',
})
export class CaptchaNeeded extends Problem {
  constructor() {
    super(
      'There have been many attempts to sign in with this username. Confirm that you are not a robot, then sign in again.',
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
