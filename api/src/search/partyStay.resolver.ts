import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Cost } from '../core/cost.decorator';
import type { Context } from '../access/context';
import { Hotel } from '../hotels/hotel.entity';
import { findPartyStay } from './partyStay.service';
import { PartyStay, PartyStayArgs } from './partyStay.types';

@Resolver(() => Hotel)
export class PartyStayResolver {
  @Cost(40)
  @FieldResolver(() => PartyStay, {
    nullable: true,
    description:
      'The cheapest rooms that are free on these nights and sleep the whole party; null where there are none.',
  })
  partyStay(
    @Root() { id }: Hotel,
    @Args(() => PartyStayArgs) asked: PartyStayArgs,
    @Ctx() { loaders, budget }: Context,
  ): Promise<PartyStay | null> {
    return findPartyStay(id, asked, (cityId) => loaders.chargesOfCity.load(cityId), budget.pieces);
  }
}
