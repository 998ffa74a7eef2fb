import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

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
    description: 'The solved captcha, where CaptchaNeeded asks for it; see settings.captcha.',
  })
  captcha?: string | null;
}
