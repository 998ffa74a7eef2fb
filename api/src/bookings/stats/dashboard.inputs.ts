import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { NightScalar } from '../../core/night.scalar';

@ArgsType()
export class DashboardArgs {
  @Field(() => ID, { nullable: true, description: 'Of this hotel; without it, of all hotels together.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => NightScalar, { description: 'First day.' })
  from!: string;

  @Field(() => NightScalar, { description: 'The day after the last one, at most 365 days later.' })
  to!: string;
}
