import { IsOptional, MaxLength } from 'class-validator';
import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { NightScalar } from '../../core/night.scalar';
import { Problem } from '../../core/problems';
import { MatchState } from './providerTransaction.entity';
import { ProviderReading } from './providerReading.entity';

@InputType({ description: 'Which transactions of the card provider; all given criteria must match.' })
export class ProviderTransactionFilter {
  @Field(() => ID, { nullable: true, description: 'In this payout.' })
  @IsOptional()
  @MaxLength(100)
  payoutId?: string | null;

  @Field(() => MatchState, { nullable: true, description: 'In this state.' })
  @IsOptional()
  state?: MatchState | null;
}

@InputType({ description: 'From when on the card provider is read.' })
export class ReadCardProviderInput {
  @Field(() => NightScalar, {
    nullable: true,
    description:
      'Everything since the beginning of this day in UTC is read again. Without it: what is new. Nothing is stored twice.',
  })
  @IsOptional()
  since?: string | null;
}

@ObjectType({ implements: Problem, description: 'The card provider does not answer.' })
export class CardProviderSilent extends Problem {
  static override readonly status = 503;

  constructor() {
    super('The card provider does not answer. It is asked again within ten minutes.');
  }
}

export const ReadCardProviderResult = createUnionType({
  name: 'ReadCardProviderResult',
  description: 'How far the card provider was read, or why it was not.',
  types: () => [ProviderReading, CardProviderSilent] as const,
});
