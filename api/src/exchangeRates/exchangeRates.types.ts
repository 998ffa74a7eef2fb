import { Field, Float, ObjectType } from 'type-graphql';
import { KeptForAll } from '../core/cacheControl.decorator';
import { ListSize } from '../core/cost.decorator';
import { NightScalar } from '../core/night.scalar';

@KeptForAll()
@ObjectType({ description: 'What one US dollar is in another currency.', simpleResolvers: true })
export class ExchangeRate {
  @Field(() => String, { description: 'The code of the currency (ISO 4217): EUR.' })
  currency!: string;

  @Field(() => Float, { description: 'How many of its units are one dollar: 0.86.' })
  perDollar!: number;
}

@KeptForAll()
@ObjectType({
  description:
    'Exchange rates of a day, by which prices can also be shown in other currencies. Everything is charged in US dollars.',
  simpleResolvers: true,
})
export class ExchangeRates {
  @Field(() => NightScalar, { description: 'The day of the rates.' })
  date!: string;

  @Field(() => String, { description: 'Who published them, as the European Central Bank.' })
  source!: string;

  @ListSize(30)
  @Field(() => [ExchangeRate], { description: 'The rates, by the code of the currency.' })
  rates!: ExchangeRate[];
}
