import { useState } from 'react';
import { flushSync } from 'react-dom';
import { mdiDownloadOutline, mdiPrinterOutline } from '@mdi/js';
import { fill } from '../../../../schema/fill';
import { onlySignIn } from '../../apollo/failureLink';
import { Button } from '../../kit/Button';
import card from '../../kit/card.module.css';
import { classNames } from '../../kit/classNames';
import { dollars } from '../../kit/format';
import { Icon } from '../../kit/Icon';
import print from '../../kit/print.module.css';
import { RowsSkeleton } from '../../kit/RowsSkeleton';
import { saveFile } from '../../kit/saveFile';
import text from '../../kit/text.module.css';
import { tryAgain } from '../../kit/texts';
import { useBookingFolioQuery, type BookingFolioQuery } from './BookingFolio.generated';
import { folioFile } from './folioFile';
import { Ledger } from './Ledger';
import type { FolioLine } from './ledgerSteps';
import styles from './BookingFolio.module.css';
import * as texts from './texts';

/**
 * The folio of a booking, for staff: what it cost, what was paid and what goes back, step by step. The page prints its
 * receipt without it; its own button prints nothing else.
 */
export function BookingFolio({ bookingId }: { bookingId: string }) {
  const [isPrinting, setPrinting] = useState(false);
  const { data, error, refetch } = useBookingFolioQuery({
    variables: { id: bookingId },
    fetchPolicy: 'cache-and-network',
    context: onlySignIn,
  });
  const printFolio = () => {
    flushSync(() => setPrinting(true));
    window.print();
    setPrinting(false);
  };
  const booking = data?.booking;
  return (
    <section
      aria-labelledby="folio"
      className={classNames(styles.folio, isPrinting ? styles.printed : print.onScreen)}
    >
      <div className={styles.head}>
        <h2 id="folio" className={text.h4}>
          {texts.folio}
        </h2>
        {booking?.folio && (
          <Documents reference={booking.reference} lines={booking.folio.lines} onPrint={printFolio} />
        )}
      </div>
      {booking ? (
        <Content booking={booking} />
      ) : error ? (
        <div role="alert" className={styles.failed}>
          <p className={text.body}>{texts.folioNotLoaded}</p>
          <Button variant="outlined" onClick={() => void refetch().catch(() => undefined)}>
            {tryAgain}
          </Button>
        </div>
      ) : (
        <RowsSkeleton rows={1} height={220} />
      )}
    </section>
  );
}

interface DocumentsProps {
  reference: string;
  lines: readonly FolioLine[];
  onPrint: () => void;
}

/** The folio on paper and as a file. */
const Documents = ({ reference, lines, onPrint }: DocumentsProps) => (
  <div className={classNames(styles.documents, print.onScreen)}>
    <Button startIcon={<Icon path={mdiPrinterOutline} size="inherit" />} onClick={onPrint}>
      {texts.printFolio}
    </Button>
    <Button
      startIcon={<Icon path={mdiDownloadOutline} size="inherit" />}
      onClick={() => saveFile(`folio-${reference}.csv`, 'text/csv;charset=utf-8', folioFile(lines))}
    >
      {texts.downloadCsv}
    </Button>
  </div>
);

function Content({ booking }: { booking: NonNullable<BookingFolioQuery['booking']> }) {
  const { reference, hotelName, folio, user, pendingRefundCents } = booking;
  if (!folio) return <p className={classNames(text.body, text.quiet)}>{texts.noFolio}</p>;
  return (
    <div className={classNames(card.card, styles.content)}>
      <p className={classNames(text.body, print.onPaper)}>
        {fill(texts.bookingOfFolio, { hotel: hotelName, reference, guest: user.name })}
      </p>
      <p className={classNames(text.small, text.quiet)}>{texts.howToRead}</p>
      <Ledger guest={user.name} lines={folio.lines} balanceCents={folio.balanceCents} />
      {pendingRefundCents > 0 && (
        <p className={text.body}>{fill(texts.refundDue, { amount: dollars(pendingRefundCents) })}</p>
      )}
    </div>
  );
}
