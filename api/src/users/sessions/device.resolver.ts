import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import type { Context } from '../../access/context';
import { Allow } from '../../access/allow.decorator';
import { EndSessionInput } from '../account.inputs';
import { SignInMethod } from './signInMethod.enum';
import { endOtherSessions, endSession, listSessions } from './device.service';

@ObjectType({ description: 'A device on which you are signed in.', simpleResolvers: true })
class Device {
  @Field(() => ID, { description: 'Id of its session.' })
  id!: string;

  @Field(() => String, { description: 'The user agent of its browser.' })
  userAgent!: string;

  @Field(() => Boolean, { description: 'Whether the session outlives the browser.' })
  trusted!: boolean;

  @Field(() => SignInMethod, { description: 'How you signed in there.' })
  method!: SignInMethod;

  @Field(() => String, {
    nullable: true,
    description:
      'The network from which you signed in, without the part that names one computer; null if it is unknown.',
  })
  network!: string | null;

  @Field(() => Boolean, { description: 'Whether it sent this request.' })
  current!: boolean;

  @Field(() => Date, { description: 'When you signed in there.' })
  signedInAt!: Date;

  @Field(() => Date, { description: 'When it last renewed its session.' })
  lastUsedAt!: Date;
}

@Resolver()
export class DeviceResolver {
  @ListSize(50)
  @Allow('session:list-own')
  @Query(() => [Device], { description: 'The devices on which you are signed in, most recently used first.' })
  async myDevices(@Ctx() { viewer }: Context): Promise<Device[]> {
    const sessions = await listSessions(viewer);
    return sessions.map(({ id, userAgent, trusted, method, network, createdAt, rotatedAt }) => ({
      id,
      userAgent,
      trusted,
      method,
      network,
      current: id === viewer?.sessionId,
      signedInAt: createdAt,
      lastUsedAt: rotatedAt,
    }));
  }

  @Allow('session:list-own', 'session:end-own')
  @Mutation(() => Boolean, {
    description: 'Signs one of your devices out immediately; true also if it was already signed out.',
  })
  endSession(
    @Arg('input', () => EndSessionInput) input: EndSessionInput,
    @Ctx() { viewer }: Context,
  ): Promise<boolean> {
    return endSession(viewer, input);
  }

  @Allow('session:end-own')
  @Mutation(() => Int, {
    description:
      'Signs out all your devices except this one immediately, and returns their number. Your API keys keep working.',
  })
  endOtherSessions(@Ctx() { viewer }: Context): Promise<number> {
    return endOtherSessions(viewer);
  }
}
