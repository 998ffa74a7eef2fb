import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { config } from './config';
import { Allow } from './door';

@ObjectType({
  description: 'What a client should know of this house before anybody signs in.',
  simpleResolvers: true,
})
class Settings {
  @Field(() => Boolean, { description: 'Whether signed-out visitors may search from the home page as well.' })
  publicSearch!: boolean;
}

@Resolver()
export class SettingsResolver {
  @Allow('settings:read')
  @Query(() => Settings, { description: 'Settings that screens depend on.' })
  settings(): Settings {
    return { publicSearch: config.publicSearch };
  }
}
