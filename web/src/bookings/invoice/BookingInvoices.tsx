import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { fill } from '../../../../schema/fill';
import { invoiceFile, invoiceTitle } from '../../../../schema/invoices';
import { paths } from '../../paths';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { dollars, shortDate } from '../../kit/format';
import layout from '../../kit/layout.module.css';
import { ListRow } from '../../kit/ListRow';
import { Notice } from '../../kit/Notice';
import print from '../../kit/print.module.css';
import text from '../../kit/text.module.css';
import { TextLink } from '../../kit/TextLink';
import { useViewer } from '../../session/SessionProvider';
import {
  useBookingInvoices_booking,
  type BookingInvoices_BookingFragment,
} from './BookingInvoices.generated';
import { DocumentButton } from './DocumentButton';
import { InvoiceDialog, type Issued } from './InvoiceDialog';
import { useDocumentFile } from './useDocumentFile';
import styles from './BookingInvoices.module.css';
import * as texts from './texts';

type Invoice = BookingInvoices_BookingFragment['invoices'][number];

/** The invoices and credit notes of a booking, newest first, and the button that asks for one. */
export function BookingInvoices({ booking }: { booking: FragmentType<BookingInvoices_BookingFragment> }) {
  const data = useBookingInvoices_booking(booking);
  const isMine = useViewer()?.id === data.user.id;
  const [isAsking, setAsking] = useState(false);
  const [told, setTold] = useState('');
  const { invoices } = data;
  if (!data.viewerCan.issueInvoice && !invoices.length) return null;
  const tell = ({ isNew, ...invoice }: Issued) => {
    const words = isNew ? (isMine ? texts.issuedToGuest : texts.issuedByStaff) : texts.nothingNew;
    setTold(fill(words, { invoice: invoiceTitle(invoice) }));
  };
  return (
    <section aria-labelledby="invoices" className={classNames(styles.invoices, print.onScreen)}>
      <div className={styles.head}>
        <h2 id="invoices" className={text.h4}>
          {texts.invoices}
        </h2>
        {data.viewerCan.issueInvoice && (
          <Button
            onClick={() => {
              setTold('');
              setAsking(true);
            }}
          >
            {invoices.length ? texts.correctInvoice : texts.getInvoice}
          </Button>
        )}
      </div>
      {told && <Notice kind="success">{told}</Notice>}
      {invoices.length ? (
        <ul className={layout.listCard}>
          {invoices.toReversed().map((invoice) => (
            <Row key={invoice.id} bookingId={data.id} invoice={invoice} />
          ))}
        </ul>
      ) : (
        <p className={classNames(text.body, text.quiet)}>{texts.noInvoices}</p>
      )}
      {isAsking && <InvoiceDialog booking={data} onIssued={tell} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Row({ bookingId, invoice }: { bookingId: string; invoice: Invoice }) {
  const { id, kind, day, totalCents } = invoice;
  const file = useDocumentFile(id, invoiceFile(invoice));
  const title = invoiceTitle(invoice);
  const amount = dollars(totalCents);
  const total = kind === 'INVOICE' ? amount : fill(texts.credited, { total: amount });
  return (
    <ListRow
      title={<TextLink to={paths.invoice(bookingId, id)}>{title}</TextLink>}
      note={fill(texts.issuedAndTotal, { day: shortDate(day), total })}
      actions={<DocumentButton file={file} title={title} />}
    >
      {file.hasFailed && <Notice kind="error">{texts.notDownloaded}</Notice>}
    </ListRow>
  );
}
