import { Arg, Ctx, Field, Mutation, ObjectType, Resolver, createUnionType } from 'type-graphql';
import type { Context } from '../../access/context';
import { Allow } from '../../access/allow.decorator';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { CaptchaRefused } from '../captchaGuard';
import { SubscribeNewsletterInput, UnsubscribeNewsletterInput } from './newsletter.inputs';
import { subscribeNewsletter, unsubscribeNewsletter } from './newsletter.service';
import { build } from '../../core/build';

@ObjectType({
  description: 'Confirms that the address is subscribed; a confirmation was sent.',
  simpleResolvers: true,
})
class Subscribed {
  @Field(() => String, { description: 'The address.' })
  email!: string;
}

const SubscribeNewsletterResult = createUnionType({
  name: 'SubscribeNewsletterResult',
  description: 'Confirms the subscription, or says why not.',
  types: () => [Subscribed, CaptchaRefused, TooManyAttempts] as const,
});

@Resolver()
export class NewsletterResolver {
  @Allow('newsletter:subscribe')
  @Mutation(() => SubscribeNewsletterResult, { description: 'Subscribes an address to the newsletter.' })
  async subscribeNewsletter(
    @Arg('input', () => SubscribeNewsletterInput) input: SubscribeNewsletterInput,
    @Ctx() { address }: Context,
  ): Promise<Subscribed> {
    await subscribeNewsletter(input, address);
    return build(Subscribed, { email: input.email });
  }

  @Allow('newsletter:subscribe')
  @Mutation(() => Boolean, {
    description: 'Unsubscribes an address from the newsletter with the link in its emails.',
  })
  unsubscribeNewsletter(
    @Arg('input', () => UnsubscribeNewsletterInput) input: UnsubscribeNewsletterInput,
  ): Promise<boolean> {
    return unsubscribeNewsletter(input);
  }
}
