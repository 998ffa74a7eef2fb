import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { hourProblem, houseRulesProblem } from '../../../schema/houseRules';
import { LIMITS } from '../../../schema/limits';
import { IfProvided, Rule } from '../core/rule.decorator';
import { HouseRule } from './houseRule.enum';

@InputType({ description: 'Check-in and check-out hours and house rules of a hotel; null if not specified.' })
export abstract class HouseRulesInput {
  @Field(() => String, { nullable: true, description: 'From when guests may check in, HH:MM at the hotel.' })
  @IfProvided()
  @Rule(hourProblem)
  checkInFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Until when guests may check in, HH:MM at the hotel.' })
  @IfProvided()
  @Rule(hourProblem)
  checkInUntil?: string | null;

  @Field(() => String, { nullable: true, description: 'By when guests leave, HH:MM at the hotel.' })
  @IfProvided()
  @Rule(hourProblem)
  checkOutUntil?: string | null;

  @Field(() => String, { nullable: true, description: 'When the quiet hours begin, HH:MM at the hotel.' })
  @IfProvided()
  @Rule(hourProblem)
  quietFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'When the quiet hours end, HH:MM at the hotel.' })
  @IfProvided()
  @Rule(hourProblem)
  quietUntil?: string | null;

  @Field(() => HouseRule, { nullable: true, description: 'Whether children may stay.' })
  @IsOptional()
  childrenRule?: HouseRule | null;

  @Field(() => HouseRule, { nullable: true, description: 'Whether pets may stay.' })
  @IsOptional()
  petsRule?: HouseRule | null;

  @Field(() => HouseRule, { nullable: true, description: 'Whether guests may smoke.' })
  @IsOptional()
  smokingRule?: HouseRule | null;

  @Field(() => HouseRule, { nullable: true, description: 'Whether guests may hold parties.' })
  @IsOptional()
  partiesRule?: HouseRule | null;

  @Field(() => String, {
    nullable: true,
    description: `Further house rules in the words of the hotel, up to ${LIMITS.houseRules} characters.`,
  })
  @IfProvided()
  @Rule(houseRulesProblem)
  houseRules?: string | null;
}
