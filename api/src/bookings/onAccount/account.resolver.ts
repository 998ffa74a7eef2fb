import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { ListSize } from '../../core/cost.decorator';
import { Counted, type Counting } from '../../core/counting.decorator';
import { CountedPageArgs, type PageOf } from '../../core/pagination';
import { User } from '../../users/user.entity';
import { PaymentList } from '../lists/paymentList.resolver';
import { Payment, PaymentMethod } from '../pay/payment.entity';
import {
  AccountAge,
  OpenAccountFilter,
  OpenAccountSort,
  OpenAccountTotals,
  SettleAccountInput,
  SettleAccountResult,
  UndoSettlementInput,
  UndoSettlementResult,
} from './account.types';
import { AccountSettlement } from './accountSettlement.entity';
import { ageOf, listOpenAccounts, sumOpenAccounts } from './accountList.service';
import { settleAccount, undoSettlement } from './settle.service';

@Resolver(() => Payment)
export class OpenAccountResolver {
  @Allow('account:list')
  @Query(() => PaymentList, {
    description: 'Payments on account of which companies still owe something. Staff of the hotel only.',
  })
  openAccounts(
    @Arg('filter', () => OpenAccountFilter, { nullable: true, description: 'Which open accounts.' })
    filter: OpenAccountFilter | null,
    @Arg('sort', () => OpenAccountSort, {
      nullable: true,
      defaultValue: OpenAccountSort.SINCE_ASC,
      description: 'The sort order.',
    })
    sort: OpenAccountSort | null,
    @Args(() => CountedPageArgs) args: CountedPageArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<Payment>> {
    return listOpenAccounts(viewer, filter ?? {}, sort, args, counting);
  }

  @Allow('account:list')
  @Query(() => OpenAccountTotals, {
    description: 'What companies owe on account, by its age. Staff of the hotel only.',
  })
  openAccountTotals(
    @Arg('hotelId', () => ID, { nullable: true, description: 'The hotel; all hotels if left out.' })
    hotelId: string | null,
    @Ctx() { viewer }: Context,
  ): Promise<OpenAccountTotals> {
    return sumOpenAccounts(viewer, hotelId);
  }

  @Allow('account:settle')
  @Mutation(() => SettleAccountResult, {
    description:
      'Records that a company paid what it owes of a payment on account, or a part of it. Staff of the hotel only.',
  })
  settleAccount(
    @Arg('input', () => SettleAccountInput) input: SettleAccountInput,
    @Ctx() { viewer }: Context,
  ): Promise<Payment> {
    return settleAccount(viewer, input);
  }

  @Allow('account:settle')
  @Mutation(() => UndoSettlementResult, {
    description:
      'Undoes a settlement that was entered by mistake, by its opposite: the company owes the amount again. Repeating it changes nothing. Staff of the hotel only.',
  })
  undoSettlement(
    @Arg('input', () => UndoSettlementInput) input: UndoSettlementInput,
    @Ctx() { viewer }: Context,
  ): Promise<Payment> {
    return undoSettlement(viewer, input);
  }

  @FieldResolver(() => AccountAge, {
    nullable: true,
    description: 'How long ago it was put on account; null unless something of it is open.',
  })
  accountAge(@Root() payment: Payment): AccountAge | null {
    return ageOf(payment);
  }

  @ListSize(2)
  @FieldResolver(() => [AccountSettlement], {
    description: 'What the company paid of it, oldest first; empty unless you are an administrator.',
  })
  async settlements(
    @Root() payment: Payment,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<AccountSettlement[]> {
    if (payment.method !== PaymentMethod.ON_ACCOUNT || !can(viewer, 'account:list', payment)) return [];
    return loaders.settlementsOfPayment.load(payment.id);
  }
}

@Resolver(() => AccountSettlement)
export class AccountSettlementResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who entered it; null if the account was deleted.',
  })
  async user(@Root() { userId }: AccountSettlement, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(userId);
  }
}
