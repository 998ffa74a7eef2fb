import { useId } from 'react';
import {
  invoiceAddressProblem,
  invoiceNameProblem,
  taxNumberProblem,
  type InvoiceKindName,
} from '../../../../schema/invoices';
import { dropIdempotencyKey, idempotencyKeyFor } from '../../apollo/idempotencyKey';
import { Button } from '../../kit/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../kit/Dialog';
import text from '../../kit/text.module.css';
import { TextAreaField } from '../../kit/TextAreaField';
import { TextField } from '../../kit/TextField';
import { useForm } from '../../kit/useForm';
import { useRefusal } from '../../session/useRefusal';
import type { BookingInvoices_BookingFragment } from './BookingInvoices.generated';
import { useIssueInvoiceMutation } from './InvoiceDialog.generated';
import * as texts from './texts';

/** An invoice that was asked for. */
export interface Issued {
  kind: InvoiceKindName;
  number: number;
  /** Whether it was issued now; otherwise there was nothing to change. */
  isNew: boolean;
}

interface Props {
  booking: BookingInvoices_BookingFragment;
  onIssued: (issued: Issued) => void;
  onClose: () => void;
}

const rules = {
  name: invoiceNameProblem,
  address: invoiceAddressProblem,
  taxNumber: taxNumberProblem,
};

/** Asks to whom an invoice is written: the guest at first, later the buyer of the last invoice. */
export function InvoiceDialog({ booking, onIssued, onClose }: Props) {
  const { id: bookingId, user, invoices } = booking;
  const titleId = useId();
  const last = invoices.at(-1);
  const form = useForm(rules, last?.buyer ?? { name: user.name });
  const refusal = useRefusal();
  const [issueInvoice] = useIssueInvoiceMutation();
  const send = form.submit(async ({ name, address, taxNumber }) => {
    const scope = `invoice ${bookingId}`;
    const buyer = { name, address, taxNumber };
    const idempotencyKey = idempotencyKeyFor(scope, [JSON.stringify(buyer)]);
    const input = { bookingId, buyer, idempotencyKey };
    const answer = (await refusal.answerOf(issueInvoice({ variables: { input } })))?.issueInvoice;
    if (answer?.__typename !== 'Invoice') return answer && refusal.show(answer);
    dropIdempotencyKey(scope);
    const { id, kind, number } = answer;
    onIssued({ kind, number, isNew: invoices.every((invoice) => invoice.id !== id) });
    onClose();
  });
  return (
    <Dialog aria-labelledby={titleId} onClose={onClose}>
      <form noValidate onSubmit={send}>
        <DialogTitle id={titleId}>{texts.buyer}</DialogTitle>
        <DialogContent>
          {last && <p className={text.body}>{texts.correcting}</p>}
          <TextField label={texts.buyerName} field={form.bind('name')} required autoComplete="organization" />
          <TextAreaField label={texts.address} hint={texts.addressHint} field={form.bind('address')} />
          <TextField label={texts.taxNumber} hint={texts.taxNumberHint} field={form.bind('taxNumber')} />
          {refusal.notice}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{texts.noInvoice}</Button>
          <Button type="submit" variant="contained" loading={form.isSending} disabled={refusal.isWaiting}>
            {texts.issue}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
