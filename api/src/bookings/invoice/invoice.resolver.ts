import { Arg, createUnionType, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { invoiceName } from '../../../../schema/invoices';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { ListSize } from '../../core/cost.decorator';
import { Booking } from '../booking.entity';
import { BookingAbilities } from '../booking.types';
import { Invoice } from './invoice.entity';
import { issueInvoice, mayIssueInvoice } from './invoice.service';
import { InvoiceRefused, IssueInvoiceInput } from './invoice.types';

const IssueInvoiceResult = createUnionType({
  name: 'IssueInvoiceResult',
  description: 'The invoice, or why there is none.',
  types: () => [Invoice, InvoiceRefused] as const,
});

@Resolver(() => Invoice)
export class InvoiceResolver {
  @Allow('invoice:issue')
  @Mutation(() => IssueInvoiceResult, {
    description:
      'Issues an invoice of what a paid booking charges. If its last invoice still holds, that one is the answer; for another buyer a credit note takes the earlier invoices back first. From then on every change of the price issues an invoice or a credit note. Each goes to the guest by mail.',
  })
  issueInvoice(
    @Arg('input', () => IssueInvoiceInput) input: IssueInvoiceInput,
    @Ctx() { viewer }: Context,
  ): Promise<Invoice> {
    return issueInvoice(viewer, input);
  }

  @FieldResolver(() => String, { description: 'Its number as printed: `INV-000123`, `CN-000124`.' })
  name(@Root() invoice: Invoice): string {
    return invoiceName(invoice);
  }
}

@Resolver(() => Booking)
export class BookingInvoicesResolver {
  @ListSize(2)
  @FieldResolver(() => [Invoice], {
    description: 'Its invoices and credit notes, oldest first; empty if you may not read them.',
  })
  invoices(@Root() booking: Booking, @Ctx() { viewer, loaders }: Context): Promise<Invoice[]> | [] {
    return can(viewer, 'invoice:read', booking) ? loaders.invoicesOfBooking.load(booking.id) : [];
  }
}

@Resolver(() => BookingAbilities)
export class InvoiceAbilitiesResolver {
  @FieldResolver(() => Boolean, { description: 'Whether you can ask for an invoice now, by issueInvoice.' })
  async issueInvoice(
    @Root() { booking }: BookingAbilities,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<boolean> {
    return mayIssueInvoice(viewer, booking, await loaders.folioLinesOfBooking.load(booking.id));
  }
}
