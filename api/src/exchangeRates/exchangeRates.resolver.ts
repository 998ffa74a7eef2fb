import { Query, Resolver } from 'type-graphql';
import { Allow } from '../access/allow.decorator';
import { KeptForAll } from '../core/cacheControl.decorator';
import { findCurrentRates } from './exchangeRates.service';
import { ExchangeRates } from './exchangeRates.types';
import { RATES_DAYS } from '../../../schema/currencies';

@Resolver()
export class ExchangeRatesResolver {
  @Allow('rates:read')
  @KeptForAll()
  @Query(() => ExchangeRates, {
    nullable: true,
    description: `The exchange rates of the last day; null if none are known that are ${RATES_DAYS} days old or newer.`,
  })
  exchangeRates(): Promise<ExchangeRates | null> {
    return findCurrentRates();
  }
}
