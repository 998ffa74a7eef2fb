import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Counted, type Counting } from '../../core/counting.decorator';
import { CountedPageArgs, Page, type PageOf } from '../../core/pagination';
import { Booking } from '../booking.entity';
import { Invoice, InvoiceKind } from './invoice.entity';
import { InvoiceFilter, InvoiceSort } from './invoiceList.inputs';
import { listInvoices } from './invoiceList.service';

const InvoiceList = Page(Invoice, 'Invoice');

@Resolver(() => Invoice)
export class InvoiceListResolver {
  @Allow('invoice:list')
  @Query(() => InvoiceList, {
    description: 'Invoices and credit notes of all hotels, deleted ones included. Staff of the hotel only.',
  })
  invoices(
    @Arg('filter', () => InvoiceFilter, { nullable: true, description: 'Which invoices and credit notes.' })
    filter: InvoiceFilter | null,
    @Arg('sort', () => InvoiceSort, {
      nullable: true,
      defaultValue: InvoiceSort.DAY_DESC,
      description: 'The sort order.',
    })
    sort: InvoiceSort | null,
    @Args(() => CountedPageArgs) args: CountedPageArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<Invoice>> {
    return listInvoices(viewer, filter ?? {}, sort, args, counting);
  }

  @FieldResolver(() => Booking, { description: 'The booking that it charges.' })
  async booking(@Root() { bookingId }: Invoice, @Ctx() { loaders }: Context): Promise<Booking> {
    return (await loaders.bookings.load(bookingId))!;
  }

  @FieldResolver(() => Int, {
    description: 'Its total in cents, below zero for a credit note: the sum of a list is what was invoiced.',
  })
  signedTotalCents(@Root() { kind, totalCents }: Invoice): number {
    return kind === InvoiceKind.INVOICE ? totalCents : 0 - totalCents;
  }
}
